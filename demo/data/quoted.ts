/** Who a quote of the demo catalogue is from: a team of the shop in one of its towns. */
import { loc } from './types'

const TEAMS = {
  store: loc('Store team', 'Myymälän väki', 'Butiksteamet', 'Filialteam', 'L’équipe du magasin', 'Команда магазина'),
  workshop: loc('Workshop', 'Verstas', 'Verkstaden', 'Werkstatt', 'L’atelier', 'Мастерская'),
  service: loc('Service desk', 'Asiakaspalvelu', 'Kundtjänst', 'Kundendienst', 'Le service client', 'Служба поддержки'),
  testers: loc('Ski testers', 'Suksitestaajat', 'Skidtestarna', 'Skitester', 'Les testeurs de skis', 'Тестировщики лыж'),
  buyers: loc('Wool buyers', 'Villan ostajat', 'Ullinköparna', 'Wolleinkauf', 'Les acheteurs de laine', 'Закупка шерсти'),
}

const TOWNS = {
  helsinki: loc('Helsinki', 'Helsinki', 'Helsingfors', 'Helsinki', 'Helsinki', 'Хельсинки'),
  espoo: loc('Espoo', 'Espoo', 'Esbo', 'Espoo', 'Espoo', 'Эспоо'),
  tampere: loc('Tampere', 'Tampere', 'Tammerfors', 'Tampere', 'Tampere', 'Тампере'),
  turku: loc('Turku', 'Turku', 'Åbo', 'Turku', 'Turku', 'Турку'),
  oulu: loc('Oulu', 'Oulu', 'Uleåborg', 'Oulu', 'Oulu', 'Оулу'),
  rovaniemi: loc('Rovaniemi', 'Rovaniemi', 'Rovaniemi', 'Rovaniemi', 'Rovaniemi', 'Рованиеми'),
}

/** "Workshop, Oulu" in every language. */
export function quotedBy(team: keyof typeof TEAMS, town: keyof typeof TOWNS) {
  const inLanguage = (language: keyof (typeof TEAMS)['store']) => `${TEAMS[team][language]}, ${TOWNS[town][language]}`
  return loc(inLanguage('en'), inLanguage('fi'), inLanguage('sv'), inLanguage('de'), inLanguage('fr'), inLanguage('ru'))
}
