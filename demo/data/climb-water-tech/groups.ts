/** Groups that the goods of this folder add to the tree, appended in this order. */
import { loc, type GroupEntry } from '../types'

export const CLIMB_GROUPS: readonly GroupEntry[] = [
  ['harnesses', 'climbing-gear', ['user', 'weight'], loc('Harnesses', 'Valjaat', 'Selar', 'Klettergurte', 'Baudriers', 'Обвязки')],
  ['climbing-helmets', 'climbing-gear', ['user', 'weight'], loc('Climbing helmets', 'Kiipeilykypärät', 'Klätterhjälmar', 'Kletterhelme', 'Casques d’escalade', 'Каски')],
  ['quickdraws-carabiners', 'climbing-gear', ['weight', 'strength', 'material'], loc('Quickdraws and carabiners', 'Jatkot ja sulkurenkaat', 'Kortslingor och karbiner', 'Expressschlingen und Karabiner', 'Dégaines et mousquetons', 'Оттяжки и карабины')],
  ['belay-devices', 'climbing-gear', ['weight', 'material'], loc('Belay devices', 'Varmistuslaitteet', 'Säkringsdon', 'Sicherungsgeräte', 'Assureurs et descendeurs', 'Страховочные устройства')],
  ['climbing-shoes', 'climbing', ['user', 'closure', 'material', 'weight'], loc('Climbing shoes', 'Kiipeilykengät', 'Klätterskor', 'Kletterschuhe', 'Chaussons d’escalade', 'Скальные туфли'), {
    about: loc(
      'Toes gently curled, no dead space at the heel, and no pain: that is the whole secret of the right size. Try three models, standing on the edge of our granite step, before you look at a single colour.',
      'Varpaat kevyesti koukussa, kantapäässä ei tyhjää, eikä satu: siinä koko salaisuus. Kokeile kolmea mallia graniittiaskelmamme reunalla, ennen kuin katsot yhtäkään väriä.',
      'Lätt böjda tår, ingen luft vid hälen och ingen smärta: det är hela hemligheten. Prova tre modeller på kanten av vårt granitsteg innan du tittar på en enda färg.',
      'Zehen leicht gebeugt, kein Hohlraum an der Ferse und kein Schmerz: mehr ist es nicht. Probieren Sie drei Modelle auf der Kante unserer Granitstufe, bevor Sie nach einer Farbe schauen.',
      'Les orteils un peu repliés, pas de vide au talon, aucune douleur : tout est là. Essayez trois modèles sur l’arête de notre marche en granit avant de regarder la couleur.',
      'Пальцы слегка согнуты, в пятке нет пустоты, ничего не болит: вот и весь секрет. Примерьте три модели на краю нашей гранитной ступени и только потом смотрите на цвет.',
    ),
  }],
  ['bouldering', 'climbing', ['user', 'material'], loc('Bouldering and chalk', 'Boulderointi ja mankka', 'Bouldering och krita', 'Bouldern und Chalk', 'Bloc et magnésie', 'Боулдеринг и магнезия')],
  ['ice-climbing', 'climbing', ['weight', 'material', 'length', 'season'], loc('Ice climbing and glaciers', 'Jääkiipeily ja jäätiköt', 'Isklättring och glaciär', 'Eisklettern und Gletscher', 'Glace et glacier', 'Лёд и ледники')],
  ['boats-boards', 'paddling', ['length', 'width', 'weight', 'max-load'], loc('Boats and boards', 'Kanootit, kajakit ja laudat', 'Båtar och brädor', 'Boote und Boards', 'Bateaux et planches', 'Лодки и доски')],
  ['kayaks-canoes', 'boats-boards', ['length', 'width', 'weight', 'max-load', 'persons', 'material'], loc('Kayaks and canoes', 'Kajakit ja kanootit', 'Kajaker och kanoter', 'Kajaks und Kanadier', 'Kayaks et canoës', 'Каяки и каноэ')],
  ['sup', 'boats-boards', ['length', 'width', 'weight', 'max-load'], loc('SUP boards', 'SUP-laudat', 'SUP-brädor', 'SUP-Boards', 'Planches de SUP', 'Сапборды')],
  ['paddling-gear', 'paddling', ['weight', 'material', 'buoyancy'], loc('Paddling gear', 'Melontavarusteet', 'Paddlingsutrustning', 'Paddelausrüstung', 'Équipement de pagaie', 'Снаряжение для гребли')],
  ['paddles', 'paddling-gear', ['length', 'weight', 'material'], loc('Paddles', 'Melat', 'Paddlar', 'Paddel', 'Pagaies', 'Вёсла')],
  ['life-jackets', 'paddling-gear', ['user', 'buoyancy', 'weight'], loc('Life jackets and buoyancy aids', 'Pelastus- ja kelluntaliivit', 'Flytvästar och räddningsvästar', 'Schwimm- und Rettungswesten', 'Gilets de flottabilité', 'Спасательные жилеты'), {
    about: loc(
      'Fifty newtons for swimmers near the shore, a hundred for everybody on a lake, a hundred and fifty when the waves are higher than you. Children try theirs on in the pool of our Turku store, once a month.',
      'Viisikymmentä newtonia uimataitoiselle rannan tuntumaan, sata kaikille järvelle, sataviisikymmentä kun aallot ovat sinua korkeammat. Lapset kokeilevat liivinsä kerran kuussa Turun myymälän altaassa.',
      'Femtio newton för simkunniga nära land, hundra för alla på en sjö, hundrafemtio när vågorna är högre än du. Barnen provar sin väst i bassängen i vår butik i Åbo, en gång i månaden.',
      'Fünfzig Newton für Schwimmer in Ufernähe, hundert für alle auf dem See, hundertfünfzig, wenn die Wellen höher sind als Sie. Kinder probieren ihre Weste einmal im Monat im Becken unserer Filiale in Turku.',
      'Cinquante newtons pour les nageurs près du bord, cent pour tous sur un lac, cent cinquante quand les vagues vous dépassent. Une fois par mois, les enfants essaient le leur dans le bassin du magasin de Turku.',
      'Пятьдесят ньютонов для умеющих плавать у берега, сто для всех на озере, сто пятьдесят, когда волна выше вас. Раз в месяц дети примеряют жилеты в бассейне нашего магазина в Турку.',
    ),
  }],
  ['dry-bags', 'paddling-gear', ['volume', 'weight', 'material'], loc('Dry bags', 'Kuivapussit', 'Torrsäckar', 'Wasserdichte Packsäcke', 'Sacs étanches', 'Гермомешки')],
  ['paddling-wear', 'paddling', ['user', 'season', 'material', 'weight'], loc('Paddling wear', 'Melontavaatteet', 'Paddelkläder', 'Paddelbekleidung', 'Vêtements de pagaie', 'Одежда для гребли')],
  ['headlamps-lights', 'electronics', ['brightness', 'battery-life', 'weight', 'protection'], loc('Headlamps and lights', 'Otsalamput ja valot', 'Pannlampor och ljus', 'Stirnlampen und Licht', 'Frontales et éclairage', 'Фонари и свет')],
  ['watches', 'electronics', ['battery-life', 'weight', 'water-resistance'], loc('Watches', 'Kellot', 'Klockor', 'Uhren', 'Montres', 'Часы')],
  ['navigation', 'electronics', ['battery-life', 'weight', 'protection'], loc('Navigation and trackers', 'Suunnistus ja paikantimet', 'Navigering och spårare', 'Navigation und Tracker', 'Navigation et balises', 'Навигация и трекеры'), {
    about: loc(
      'A map, a needle and a mind first; a screen second. Everything with a battery here works without a subscription and without a satellite message service, and says honestly what it cannot do.',
      'Ensin kartta, neula ja järki, vasta sitten näyttö. Kaikki täällä myytävä akullinen toimii ilman tilausta ja satelliittiviestipalvelua ja kertoo rehellisesti, mihin se ei pysty.',
      'Först karta, nål och huvud, sedan skärm. Allt med batteri här fungerar utan abonnemang och utan satellitmeddelanden, och säger ärligt vad det inte klarar.',
      'Erst Karte, Nadel und Kopf, dann der Bildschirm. Alles mit Akku funktioniert hier ohne Abo und ohne Satellitendienst und sagt ehrlich, was es nicht kann.',
      'D’abord la carte, l’aiguille et la tête ; l’écran ensuite. Tout ce qui a une batterie ici marche sans abonnement ni messagerie satellite, et dit franchement ses limites.',
      'Сначала карта, стрелка и голова, потом экран. Всё с аккумулятором здесь работает без абонентской платы и без спутниковых сообщений и честно говорит, чего не умеет.',
    ),
  }],
  ['power', 'electronics', ['battery-capacity', 'power', 'weight', 'protection'], loc('Power banks', 'Varavirtalähteet', 'Powerbanks', 'Powerbanks', 'Batteries externes', 'Пауэрбанки')],
]
