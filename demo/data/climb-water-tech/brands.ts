/** Brands that the goods of this folder bring along. */
import { loc, type DemoBrand } from '../types'

const p = (text: string) => `<p>${text}</p>`

export const CLIMB_BRANDS: readonly DemoBrand[] = [
  {
    id: 23, slug: 'fjellbruk', name: 'Fjellbruk', maker: { name: 'Fjellbruk Smie AS', address: 'Isfossveien 12, 3660 Rjukan, Norway', email: 'sikkerhet@fjellbruk.example.com', euResponsible: 'Fjellbruk Suomi Oy, Takomotie 3, 00380 Helsinki, Finland' },
    descriptions: loc(
      p('A forge at the foot of frozen waterfalls. Fjellbruk makes axes, crampons and light hardware for Norwegian winters, tries each batch on the ice behind the workshop and stamps the year into the steel, so that nobody has to guess.'),
      p('Paja jäätyneiden putousten juurella. Fjellbruk takoo hakut, jääraudat ja kevyet varusteet Norjan talveen, kokeilee jokaisen erän verstaan takaisella jäällä ja lyö vuosiluvun teräkseen, jottei kenenkään tarvitse arvailla.'),
      p('En smedja vid foten av frusna vattenfall. Fjellbruk gör yxor, stegjärn och lätt utrustning för norska vintrar, provar varje sats på isen bakom verkstaden och stämplar årtalet i stålet så att ingen behöver gissa.'),
      p('Eine Schmiede am Fuß gefrorener Wasserfälle. Fjellbruk fertigt Pickel, Steigeisen und leichte Hardware für norwegische Winter, probt jede Charge am Eis hinter der Werkstatt und schlägt das Jahr in den Stahl, damit niemand raten muss.'),
      p('Une forge au pied de cascades gelées. Fjellbruk fait piolets, crampons et quincaillerie légère pour l’hiver norvégien, essaie chaque lot sur la glace derrière l’atelier et frappe l’année dans l’acier, pour que personne n’ait à deviner.'),
      p('Кузница у подножия замёрзших водопадов. Fjellbruk делает ледорубы, кошки и лёгкое железо для норвежской зимы, пробует каждую партию на льду за мастерской и выбивает год на стали, чтобы никому не гадать.'),
    ),
  },
  {
    id: 24, slug: 'vesikulku', name: 'Vesikulku', maker: { name: 'Vesikulku Oy', address: 'Telakkapolku 6, 79100 Leppävirta, Finland', email: 'vene@vesikulku.example.com' },
    descriptions: loc(
      p('Canoes, boards and paddling clothes from between two lakes. Vesikulku builds for people who paddle from work to the sauna as much as for three-week tours, and lends every model from its jetty for a day before you decide.'),
      p('Kanootteja, lautoja ja melontavaatteita kahden järven välistä. Vesikulku tekee niille, jotka melovat töistä saunalle, yhtä hyvin kuin kolmen viikon retkille, ja lainaa jokaisen mallin laituriltaan päiväksi ennen päätöstä.'),
      p('Kanoter, brädor och paddelkläder från näset mellan två sjöar. Vesikulku bygger lika mycket för den som paddlar från jobbet till bastun som för treveckorsturen, och lånar ut varje modell från sin brygga en dag innan du bestämmer dig.'),
      p('Kanadier, Boards und Paddelkleidung von einer Landenge zwischen zwei Seen. Vesikulku baut für den Weg von der Arbeit zur Sauna ebenso wie für drei Wochen Tour und verleiht jedes Modell am eigenen Steg einen Tag lang zur Probe.'),
      p('Canoës, planches et vêtements de pagaie, nés entre deux lacs. Vesikulku construit pour qui rentre du travail au sauna en pagayant comme pour trois semaines de voyage, et prête chaque modèle une journée à son ponton avant l’achat.'),
      p('Каноэ, доски и одежда для гребли с перешейка между двумя озёрами. Vesikulku строит и для тех, кто гребёт с работы в баню, и для трёхнедельных походов, а перед покупкой даёт любую модель на день со своего причала.'),
    ),
  },
]
