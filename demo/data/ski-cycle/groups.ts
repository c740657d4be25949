/** Groups that the goods of this folder add to the tree, appended in this order. */
import { loc, type GroupEntry } from '../types'

export const SKI_GROUPS: readonly GroupEntry[] = [
  ['nordic-skis', 'nordic-skiing', ['technique', 'sole-norm', 'user', 'weight', 'waist-width'], loc('Cross-country skis', 'Murtomaasukset', 'Längdskidor', 'Langlaufski', 'Skis de fond', 'Модели беговых лыж'), {
    about: loc(
      'A classic ski is chosen by weight, a skating ski by height, a touring ski by the depth of the snow. Stand on our scale and press plate and we can say more in a minute than a table in an hour.',
      'Perinteisen suksi valitaan painon, luistelusuksi pituuden ja eräsuksi lumen syvyyden mukaan. Nouse vaa’alle ja jännitysmittariin, niin tiedämme minuutissa enemmän kuin taulukko tunnissa.',
      'En klassisk skida väljs efter vikt, en skejtskida efter längd och en turskida efter snödjup. Ställ dig på vågen och spannmätaren, så vet vi mer på en minut än en tabell på en timme.',
      'Klassikski wählt man nach Gewicht, Skatingski nach Größe, Tourenski nach Schneetiefe. Auf Waage und Spannungsmesser sehen wir in einer Minute mehr als eine Tabelle in einer Stunde.',
      'Le ski classique se choisit au poids, le skating à la taille, le ski de randonnée à l’épaisseur de neige. Une minute sur notre balance et notre banc de cambre en dit plus qu’un tableau.',
      'Классику выбирают по весу, коньковые по росту, туристические по глубине снега. Минута на весах и флекстестере скажет больше, чем час над таблицей.',
    ),
  }],
  ['nordic-boots', 'nordic-skiing', ['technique', 'sole-norm', 'user', 'weight'], loc('Cross-country boots', 'Hiihtomonot', 'Längdpjäxor', 'Langlaufschuhe', 'Chaussures de ski de fond', 'Лыжные ботинки')],
  ['nordic-bindings', 'nordic-skiing', ['technique', 'sole-norm', 'weight'], loc('Cross-country bindings', 'Hiihtositeet', 'Längdbindningar', 'Langlaufbindungen', 'Fixations de ski de fond', 'Лыжные крепления')],
  ['ski-poles', 'ski-accessories', ['material', 'user', 'weight'], loc('Ski poles', 'Suksisauvat', 'Skidstavar', 'Skistöcke', 'Bâtons de ski', 'Лыжные палки')],
  ['ski-helmets', 'ski-accessories', ['user', 'weight'], loc('Ski helmets', 'Laskettelukypärät', 'Skidhjälmar', 'Skihelme', 'Casques de ski', 'Горнолыжные шлемы')],
  ['ski-goggles', 'ski-accessories', ['user', 'light-transmission', 'weight'], loc('Goggles', 'Laskettelulasit', 'Skidglasögon', 'Skibrillen', 'Masques de ski', 'Горнолыжные маски')],
  ['ski-care', 'skiing', ['snow-coldest', 'snow-warmest', 'net-weight'], loc('Wax and ski care', 'Voiteet ja suksihuolto', 'Valla och skidvård', 'Wachs und Skipflege', 'Fart et entretien', 'Мази и уход за лыжами')],
  ['winter-touring', 'skiing', ['weight', 'max-load', 'material'], loc('Winter touring', 'Talvivaellus', 'Vinterturer', 'Wintertouren', 'Raid et neige profonde', 'Зимние походы'), {
    about: loc(
      'What a trip needs when the path is under a metre of snow: something to stand on, something to pull, and the three tools you hope never to use. Carry them on the body and practise in daylight.',
      'Mitä retki vaatii, kun polku on metrin hangen alla: jotain millä seistä, jotain mitä vetää ja kolme välinettä, joita toivottavasti et tarvitse. Pidä ne ylläsi ja harjoittele valoisalla.',
      'Vad en tur kräver när stigen ligger under en meter snö: något att stå på, något att dra och de tre redskap du hoppas slippa använda. Bär dem på kroppen och öva i dagsljus.',
      'Was eine Tour braucht, wenn der Weg unter einem Meter Schnee liegt: etwas zum Stehen, etwas zum Ziehen und drei Dinge, die man hoffentlich nie einsetzt. Am Körper tragen und bei Tageslicht üben.',
      'Ce qu’il faut quand le sentier dort sous un mètre de neige : de quoi tenir debout, de quoi tirer, et les trois outils qu’on espère ne jamais sortir. Portez-les sur vous et entraînez-vous de jour.',
      'Что нужно, когда тропа под метром снега: на чём стоять, что тянуть и три вещи, которые, надеемся, не пригодятся. Носите их на себе и тренируйтесь при свете дня.',
    ),
  }],
  ['snowshoes-pulks', 'winter-touring', ['max-load', 'weight', 'material', 'length'], loc('Snowshoes and pulks', 'Lumikengät ja ahkiot', 'Snöskor och pulkor', 'Schneeschuhe und Pulkas', 'Raquettes et pulkas', 'Снегоступы и волокуши')],
  ['gravel-bikes', 'bikes', ['weight', 'tyre-width', 'gears', 'material'], loc('Gravel bikes', 'Gravel-pyörät', 'Gravelcyklar', 'Gravelbikes', 'Vélos gravel', 'Гравийные велосипеды')],
  ['mountain-bikes', 'bikes', ['weight', 'wheel-size', 'travel', 'material', 'gears', 'tyre-width'], loc('Hardtails', 'Maastopyörät', 'Mountainbikes', 'Mountainbikes', 'VTT', 'Горные велосипеды')],
  ['childrens-bikes', 'bikes', ['wheel-size', 'gears', 'weight'], loc('Children’s bikes', 'Lasten pyörät', 'Barncyklar', 'Kinderfahrräder', 'Vélos enfant', 'Детские велосипеды')],
  ['bike-accessories', 'cycling', ['weight', 'volume', 'brightness'], loc('Bags, lights and accessories', 'Laukut, valot ja tarvikkeet', 'Väskor, lampor och tillbehör', 'Taschen, Licht und Zubehör', 'Bagages, éclairage et accessoires', 'Сумки, свет и аксессуары')],
  ['bike-bags', 'bike-accessories', ['volume', 'weight', 'material'], loc('Bike bags', 'Pyörälaukut', 'Cykelväskor', 'Fahrradtaschen', 'Sacoches de vélo', 'Велосумки')],
  ['bike-lights', 'bike-accessories', ['brightness', 'battery-life', 'weight'], loc('Bike lights', 'Pyörän valot', 'Cykellampor', 'Fahrradlicht', 'Éclairage de vélo', 'Велосипедный свет')],
  ['cycling-clothing', 'cycling', ['user', 'season', 'fit', 'weight', 'material'], loc('Cycling clothing', 'Pyöräilyvaatteet', 'Cykelkläder', 'Radbekleidung', 'Vêtements de vélo', 'Велоодежда')],
]
