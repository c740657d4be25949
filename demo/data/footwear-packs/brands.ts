/** Brands that the goods of this folder bring along. */
import { loc, type DemoBrand } from '../types'

const p = (text: string) => `<p>${text}</p>`

export const FOOT_BRANDS: readonly DemoBrand[] = [
  {
    id: 16, slug: 'harjukka', name: 'Harjukka', maker: { name: 'Harjukka Polkujuoksu Oy', address: 'Harjunpolku 22, 15240 Lahti, Finland', email: 'testilenkki@harjukka.example.com' },
    descriptions: loc(
      p('Trail running shoes and vests from the foot of an esker. Every sample is run five hundred kilometres by people with ordinary jobs before anyone talks about colours, and the wear is printed on the box.'),
      p('Polkujuoksukenkiä ja juoksuliivejä harjun juurelta. Jokaisella mallilla juostaan viisisataa kilometriä tavallisten työssäkäyvien jaloissa ennen kuin väreistä edes puhutaan, ja kuluminen painetaan laatikon kylkeen.'),
      p('Terrängskor och löparvästar från foten av en rullstensås. Varje prototyp springs femhundra kilometer av folk med vanliga jobb innan någon talar om färger, och slitaget trycks på lådan.'),
      p('Trailschuhe und Laufwesten vom Fuß eines Oszuges. Jedes Muster läuft fünfhundert Kilometer an den Füßen ganz normal Berufstätiger, bevor jemand über Farben spricht, und der Verschleiß steht auf dem Karton.'),
      p('Chaussures de trail et gilets nés au pied d’un esker. Chaque prototype court cinq cents kilomètres aux pieds de gens qui travaillent, avant que l’on parle de couleurs ; l’usure est imprimée sur la boîte.'),
      p('Трейловая обувь и беговые жилеты от подножия озовой гряды. Каждый образец пробегает пятьсот километров на ногах людей с обычной работой, и только потом речь заходит о цвете; износ печатают на коробке.'),
    ),
  },
  {
    id: 17, slug: 'ostrandt', name: 'Østrandt', maker: { name: 'Østrandt Tasker A/S', address: 'Rebslagervej 31, 8500 Grenaa, Denmark', email: 'kvalitet@ostrandt.example.com' },
    descriptions: loc(
      p('Packs, travel bags and bicycle luggage from a ropewalk town on the Kattegat. Østrandt cuts its cloth so that one worn panel can be replaced, and weighs every bag with its straps on, as you will.'),
      p('Rinkkoja, matkakasseja ja pyörälaukkuja Kattegatin rannan köydenpunojien kaupungista. Østrandt leikkaa kankaan niin, että kulunut paneeli vaihtuu yksinään, ja punnitsee laukun hihnoineen, niin kuin sitä kannetaan.'),
      p('Ryggsäckar, resväskor och cykelväskor från en repslagarstad vid Kattegatt. Østrandt skär tyget så att en sliten panel går att byta för sig, och väger varje väska med remmarna på, så som den bärs.'),
      p('Rucksäcke, Reisetaschen und Radgepäck aus einer Seilerstadt am Kattegat. Østrandt schneidet so zu, dass sich ein verschlissenes Teil einzeln ersetzen lässt, und wiegt jede Tasche mit Gurten, so wie sie getragen wird.'),
      p('Sacs à dos, bagages et sacoches de vélo d’une ville de cordiers du Kattegat. Østrandt coupe la toile pour qu’un panneau usé se remplace seul, et pèse chaque sac avec ses sangles, tel qu’on le porte.'),
      p('Рюкзаки, дорожные сумки и велобагаж из города канатчиков на Каттегате. Østrandt кроит ткань так, чтобы изношенную деталь можно было заменить отдельно, и взвешивает сумку вместе с ремнями: так её и носят.'),
    ),
  },
]
