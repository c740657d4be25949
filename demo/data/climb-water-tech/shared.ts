/** What several files of this folder say alike: warnings, limits of delivery, fibres. */
import { loc } from '../types'

/** Goods that hold a falling person. */
export const FALL = loc(
  'Personal protective equipment, category III. A mistake with it can kill: learn from a qualified instructor and read the manual.',
  'Henkilönsuojain, luokka III. Käyttövirhe voi tappaa: opettele pätevän ohjaajan kanssa ja lue ohje.',
  'Personlig skyddsutrustning, kategori III. Fel användning kan döda: lär dig av en utbildad instruktör och läs manualen.',
  'Persönliche Schutzausrüstung der Kategorie III. Anwendungsfehler können tödlich sein: bei qualifizierten Trainern lernen, Anleitung lesen.',
  'Équipement de protection individuelle, catégorie III. Une erreur peut tuer : formez-vous avec un moniteur qualifié et lisez la notice.',
  'Средство индивидуальной защиты, категория III. Ошибка может стоить жизни: учитесь у квалифицированного инструктора и читайте инструкцию.',
)
/** Helmets for climbing. */
export const HEAD = loc(
  'Protects the head against small falling stones and light knocks, not against every accident. Replace after a hard blow, even without a visible crack.',
  'Suojaa päätä pieniltä putoavilta kiviltä ja iskuilta, ei kaikelta. Vaihda kovan iskun jälkeen, vaikka halkeamaa ei näkyisi.',
  'Skyddar huvudet mot små fallande stenar och lätta stötar, inte mot allt. Byt efter ett hårt slag, även utan synlig spricka.',
  'Schützt vor kleinen fallenden Steinen und leichten Stößen, nicht vor jedem Unfall. Nach hartem Schlag ersetzen, auch ohne sichtbaren Riss.',
  'Protège des petites pierres et des chocs légers, non de tout accident. À remplacer après un choc violent, même sans fissure visible.',
  'Защищает от мелких камней и лёгких ударов, но не от любой беды. После сильного удара замените, даже если трещин не видно.',
)
/** Points and picks. */
export const POINTS = loc(
  'Sharp points: carry with the protectors on, away from other people, and practise stopping a slide on a safe slope first.',
  'Teräviä kärkiä: kanna suojukset paikallaan ja etäällä muista, ja harjoittele liu’un pysäytystä ensin turvallisessa rinteessä.',
  'Vassa spetsar: bär med skydden på och på avstånd från andra, och öva att bromsa ett fall i en säker sluttning först.',
  'Scharfe Spitzen: mit Schutzkappen und Abstand zu anderen tragen, das Bremsen eines Sturzes zuerst an einem sicheren Hang üben.',
  'Pointes acérées : à porter avec les protections, loin des autres ; entraînez-vous d’abord à enrayer une glissade sur une pente sûre.',
  'Острые зубья: носите с чехлами и подальше от людей, сначала отработайте зарубание на безопасном склоне.',
)
/** Buoyancy: EN ISO 12402. */
export const BUOYANT = loc(
  'Choose by body weight and fasten every buckle. It helps you float, it does not replace watching over children or knowing the water.',
  'Valitse painon mukaan ja kiinnitä joka solki. Se auttaa kellumaan, mutta ei korvaa lasten valvontaa eikä vesien tuntemista.',
  'Välj efter kroppsvikt och knäpp alla spännen. Den hjälper dig flyta men ersätter varken uppsikt över barn eller kunskap om vattnet.',
  'Nach Körpergewicht wählen und jede Schnalle schließen. Sie hilft beim Schwimmen, ersetzt aber weder die Aufsicht über Kinder noch Revierkenntnis.',
  'À choisir selon le poids, toutes boucles fermées. Il aide à flotter, il ne remplace ni la surveillance des enfants ni la connaissance de l’eau.',
  'Выбирайте по весу и застёгивайте все пряжки. Жилет помогает держаться на воде, но не заменяет присмотра за детьми и знания водоёма.',
)
/** Boats and boards. */
export const AFLOAT = loc(
  'Always wear a life jacket on the water. Mind the greatest load on the plate, offshore wind and water below fifteen degrees.',
  'Käytä vesillä aina pelastus- tai kelluntaliiviä. Huomioi kilven enimmäiskuorma, maatuuli ja alle viisitoista-asteinen vesi.',
  'Bär alltid flytväst på vattnet. Tänk på högsta last på skylten, frånlandsvind och vatten under femton grader.',
  'Auf dem Wasser immer eine Schwimmweste tragen. Zuladung auf dem Typenschild, ablandigen Wind und Wasser unter fünfzehn Grad beachten.',
  'Portez toujours un gilet sur l’eau. Attention à la charge maximale indiquée, au vent de terre et à l’eau sous quinze degrés.',
  'На воде всегда надевайте жилет. Учитывайте предельную нагрузку на табличке, ветер с берега и воду холоднее пятнадцати градусов.',
)
/** Lithium cells sold by themselves. */
export const LITHIUM = loc(
  'Lithium-ion battery (UN 38.3). Do not open, crush or heat above 60 °C, and never charge a swollen one.',
  'Litiumioniakku (UN 38.3). Älä avaa, murskaa tai kuumenna yli 60 asteeseen, äläkä koskaan lataa turvonnutta akkua.',
  'Litiumjonbatteri (UN 38.3). Får inte öppnas, krossas eller värmas över 60 °C, och ladda aldrig ett som har svällt.',
  'Lithium-Ionen-Akku (UN 38.3). Nicht öffnen, quetschen oder über 60 °C erhitzen, einen geblähten Akku nie laden.',
  'Batterie lithium-ion (UN 38.3). Ne pas ouvrir, écraser ni chauffer au-delà de 60 °C, ne jamais recharger une batterie gonflée.',
  'Литий-ионный аккумулятор (UN 38.3). Не вскрывать, не сдавливать, не нагревать выше 60 °C и не заряжать вздувшийся.',
)

/** Long hulls: by lorry only. */
export const BY_LORRY = {
  allowedDeliveryMethods: ['store', 'home'], blockedCountries: ['us', 'ca', 'jp', 'au', 'nz', 'kr'],
  blockInfoTexts: loc(
    'A hull this long travels by lorry only, so not across an ocean.', 'Näin pitkä runko kulkee vain kuorma-autolla, ei siis valtameren yli.', 'Ett så långt skrov åker bara lastbil, alltså inte över en ocean.',
    'Ein so langer Rumpf reist nur im Lkw, also nicht über einen Ozean.', 'Une coque aussi longue ne voyage qu’en camion, donc pas outre-mer.', 'Такой длинный корпус едет только грузовиком, поэтому за океан не поплывёт.',
  ),
}
/** Power banks: not by air mail. */
export const BY_ROAD = {
  allowedDeliveryMethods: ['store', 'home', 'post_fi', 'eu_parcel', 'express_fi'], blockedCountries: ['us', 'ca', 'jp', 'au', 'nz', 'kr', 'is'],
  blockInfoTexts: loc(
    'Loose lithium batteries do not go by air mail: by road within Europe, or from the store.', 'Irtoakut eivät kulje lentopostissa: maanteitse Euroopassa tai myymälästä.', 'Lösa litiumbatterier skickas inte med flygpost: landvägen i Europa eller i butik.',
    'Lose Lithium-Akkus gehen nicht per Luftpost: auf der Straße in Europa oder in der Filiale.', 'Les batteries lithium seules ne vont pas par avion : par la route en Europe, ou en magasin.', 'Литиевые аккумуляторы не отправляем авиапочтой: по Европе автотранспортом или из магазина.',
  ),
}

export const POLYAMIDE = loc('100 % polyamide', '100 % polyamidia', '100 % polyamid', '100 % Polyamid', '100 % polyamide', '100 % полиамид')
export const RECYCLED_POLYAMIDE = loc('100 % recycled polyamide, PU coated', '100 % kierrätettyä polyamidia, PU-pinnoite', '100 % återvunnen polyamid, PU-belagd', '100 % recyceltes Polyamid, PU-beschichtet', '100 % polyamide recyclé, enduction PU', '100 % переработанный полиамид, покрытие ПУ')
export const VEST_FABRIC = loc('Shell 100 % recycled polyester; foam 100 % polyethylene', 'Päällinen 100 % kierrätettyä polyesteriä; vaahto 100 % polyeteeniä', 'Yttertyg 100 % återvunnen polyester; skum 100 % polyeten', 'Bezug 100 % recycelter Polyester; Schaum 100 % Polyethylen', 'Tissu 100 % polyester recyclé ; mousse 100 % polyéthylène', 'Верх 100 % переработанный полиэстер; пена 100 % полиэтилен')
export const DRYSUIT_FABRIC = loc('Three layers, 100 % recycled polyamide; gaskets natural rubber', 'Kolme kerrosta, 100 % kierrätettyä polyamidia; mansetit luonnonkumia', 'Tre lager, 100 % återvunnen polyamid; manschetter naturgummi', 'Drei Lagen, 100 % recyceltes Polyamid; Manschetten Naturkautschuk', 'Trois couches, 100 % polyamide recyclé ; manchons en caoutchouc naturel', 'Три слоя, 100 % переработанный полиамид; манжеты из натурального каучука')
