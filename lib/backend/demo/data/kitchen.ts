/** Stoves, gas, bottles, knives and food. */
import { loc, type DemoModel } from './types'

const GAS = loc('Extremely flammable gas under pressure. Keep below 50 °C, use outdoors only, do not pierce.', 'Erittäin helposti syttyvää paineistettua kaasua. Säilytä alle 50 °C, käytä vain ulkona, älä puhkaise.', 'Extremt brandfarlig gas under tryck. Förvaras under 50 °C, använd endast utomhus, punktera inte.', 'Hochentzündliches Gas unter Druck. Unter 50 °C lagern, nur im Freien verwenden, nicht anbohren.', 'Gaz extrêmement inflammable sous pression. Garder sous 50 °C, usage en plein air, ne pas percer.', 'Легковоспламеняющийся газ под давлением. Хранить ниже 50 °C, только на открытом воздухе, не прокалывать.')

export const KITCHEN: readonly DemoModel[] = [
  {
    id: 1047, slug: 'liekki-gas-stove', brand: 'tervaslahti', family: 'stove', group: 'stoves', also: ['gas-stoves', 'hiking-gear'],
    regular: 64.9, club: 57.9, colours: ['steel', 'lingonberry'], heat: 7, origin: 'FI', ribbons: ['made-in-finland', 'repairable'], warnings: GAS, neededWith: [1049],
    numbers: { weight: 96, power: 2800 }, options: { material: 'steel' },
    t: {
      en: ['Liekki Gas Stove', 'Ninety-six-gram stove that simmers as well as it boils', 'Porridge without a burnt bottom', 'The valve turns through two whole rounds, so there is something between out and inferno. Boils half a litre in three minutes in still air.', 'Serrated arms hold a pot down to the size of a cup.'],
      fi: ['Liekki-kaasukeitin', '96 gramman keitin, joka hauduttaa yhtä hyvin kuin keittää', 'Puuro ilman palanutta pohjaa', 'Venttiili kääntyy kaksi täyttä kierrosta, joten sammuneen ja roihun välissä on jotain. Keittää puoli litraa kolmessa minuutissa tyynessä.', 'Hammastetut jalat pitävät kupin kokoisenkin kattilan.'],
      sv: ['Liekki gaskök', 'Kök på 96 gram som sjuder lika bra som det kokar', 'Gröt utan bränd botten', 'Ventilen går två hela varv, så det finns något mellan släckt och inferno. Kokar en halvliter på tre minuter i stiltje.', 'Tandade armar håller en kastrull ner till koppstorlek.'],
      de: ['Liekki Gaskocher', 'Kocher mit 96 Gramm, köchelt so gut, wie er kocht', 'Brei ohne angebrannten Boden', 'Das Ventil dreht zwei volle Runden, zwischen aus und Inferno gibt es also etwas. Ein halber Liter kocht bei Windstille in drei Minuten.', 'Gezahnte Arme halten Töpfe bis zur Tassengröße.'],
      fr: ['Réchaud à gaz Liekki', 'Réchaud de 96 grammes qui mijote aussi bien qu’il bout', 'Du porridge sans fond brûlé', 'La molette fait deux tours complets : il existe quelque chose entre éteint et brasier. Un demi-litre bout en trois minutes sans vent.', 'Bras crantés jusqu’au format tasse.'],
      ru: ['Газовая горелка Liekki', 'Горелка 96 граммов: томит не хуже, чем кипятит', 'Каша без пригоревшего дна', 'Вентиль делает два полных оборота, и между «погасло» и «пожар» есть ещё что-то. Пол-литра закипает за три минуты в безветрие.', 'Зубчатые лапки держат посуду вплоть до кружки.'],
    },
  },
  {
    id: 1048, slug: 'nuotio-cook-set', brand: 'tervaslahti', family: 'cook-set', group: 'stoves', also: ['cookware', 'hiking-gear'],
    regular: 79.9, club: 69.9, colours: ['spruce', 'cloudberry'], heat: 6, origin: 'FI', ribbons: ['made-in-finland'],
    numbers: { weight: 540, volume: 1.8 }, options: { material: 'steel' },
    t: {
      en: ['Nuotio Cook Set', 'Steel pot, lid and cup for gas and open fire', 'Black outside, clean inside', 'Steel stands a real fire and a birch twig used as a scrubber. The lid strains pasta, the cup measures two decilitres, everything nests around a gas canister.', 'Handle unhooks without tools.'],
      fi: ['Nuotio-keittoastiat', 'Teräskattila, kansi ja kuppi kaasulle ja nuotiolle', 'Ulkoa musta, sisältä puhdas', 'Teräs kestää oikean nuotion ja koivunoksan tiskiharjana. Kansi siivilöi pastan, kuppi mittaa kaksi desiä ja kaikki mahtuu kaasupatruunan ympärille.', 'Kahva irtoaa ilman työkaluja.'],
      sv: ['Nuotio kokkärl', 'Stålkastrull, lock och kopp för gas och öppen eld', 'Svart utanpå, ren inuti', 'Stål tål en riktig eld och en björkkvist som diskborste. Locket silar pasta, koppen mäter två deciliter och allt ryms runt en gaspatron.', 'Handtaget hakas av utan verktyg.'],
      de: ['Nuotio Kochset', 'Stahltopf, Deckel und Tasse für Gas und offenes Feuer', 'Außen schwarz, innen sauber', 'Stahl verträgt ein echtes Feuer und einen Birkenzweig als Bürste. Der Deckel seiht Nudeln ab, die Tasse misst zwei Deziliter, alles passt um eine Kartusche.', 'Griff ohne Werkzeug abnehmbar.'],
      fr: ['Popote Nuotio', 'Casserole acier, couvercle et tasse, gaz ou feu de bois', 'Noire dehors, propre dedans', 'L’acier supporte un vrai feu et une brindille de bouleau en guise de brosse. Le couvercle égoutte, la tasse mesure deux décilitres, le tout s’emboîte autour d’une cartouche.', 'Poignée amovible sans outil.'],
      ru: ['Набор посуды Nuotio', 'Стальной котелок, крышка и кружка для газа и костра', 'Снаружи чёрный, внутри чистый', 'Сталь терпит настоящий костёр и берёзовую ветку вместо щётки. Крышка сливает макароны, кружка отмеряет двести миллилитров, всё складывается вокруг баллона.', 'Ручка снимается без инструментов.'],
    },
  },
  {
    id: 1049, slug: 'gas-cartridge-230', brand: 'tervaslahti', family: 'gas', group: 'stoves', also: ['fuel', 'hiking-gear'],
    regular: 7.9, colours: ['lingonberry'], heat: 9, origin: 'FR', stock: 'plenty', warnings: GAS,
    limit: { allowedDeliveryMethods: ['store', 'home', 'post_fi'], blockInfoTexts: loc('Gas does not fly: by road within Finland, or from the store.', 'Kaasu ei lennä: maanteitse Suomessa tai myymälästä.', 'Gas flyger inte: landvägen i Finland eller i butik.', 'Gas fliegt nicht: auf der Straße in Finnland oder in der Filiale.', 'Le gaz ne prend pas l’avion : par la route en Finlande, ou en magasin.', 'Газ не летает: автотранспортом по Финляндии или из магазина.'), blockedCountries: ['us', 'ca', 'jp', 'au', 'nz', 'kr', 'ru', 'gb', 'no', 'ch', 'is'] },
    numbers: { 'net-weight': 230, weight: 380 }, options: { material: 'steel' },
    t: {
      en: ['Gas Cartridge 230 g', 'Four-season gas mix, screw valve, 230 g', 'Enough for a weekend and one extra coffee', 'Thirty per cent propane, so it still burns at ten below if you keep it in the jacket. About eighteen half-litre boils.', 'Empty cartridges go into metal recycling at our stores.'],
      fi: ['Kaasupatruuna 230 g', 'Neljän vuodenajan kaasuseos, kierreventtiili, 230 g', 'Riittää viikonlopuksi ja yhteen kahviin päälle', 'Kolmekymmentä prosenttia propaania: palaa vielä kymmenessä pakkasasteessa, kun pidät sitä takin sisällä. Noin kahdeksantoista puolen litran keittoa.', 'Tyhjän patruunan voi tuoda myymälän metallinkeräykseen.'],
      sv: ['Gaspatron 230 g', 'Gasblandning för fyra årstider, skruvventil, 230 g', 'Räcker en helg och en kaffe till', 'Trettio procent propan, så den brinner i tio minus om du har den innanför jackan. Ungefär arton kok på en halvliter.', 'Tomma patroner lämnas i butikens metallåtervinning.'],
      de: ['Gaskartusche 230 g', 'Vierjahreszeiten-Gasmischung, Schraubventil, 230 g', 'Reicht fürs Wochenende und einen Kaffee mehr', 'Dreißig Prozent Propan: brennt auch bei minus zehn, wenn man sie in der Jacke trägt. Rund achtzehnmal ein halber Liter.', 'Leere Kartuschen nehmen unsere Filialen zurück.'],
      fr: ['Cartouche de gaz 230 g', 'Mélange quatre saisons, valve à vis, 230 g', 'De quoi tenir un week-end et un café', 'Trente pour cent de propane : elle brûle encore à moins dix si vous la gardez dans la veste. Environ dix-huit demi-litres.', 'Les cartouches vides se recyclent en magasin.'],
      ru: ['Газовый баллон 230 г', 'Всесезонная смесь, резьбовой клапан, 230 г', 'На выходные и ещё одну чашку кофе', 'Тридцать процентов пропана: горит и при минус десяти, если держать под курткой. Примерно восемнадцать раз по пол-литра.', 'Пустые баллоны принимаем в магазинах.'],
    },
  },
  {
    id: 1050, slug: 'vuolu-puukko', brand: 'tervaslahti', family: 'knife', group: 'knives', also: ['hiking-gear'],
    regular: 89, club: 79, colours: ['bark', 'birch'], heat: 6, origin: 'FI', ribbons: ['made-in-finland'],
    warnings: loc('Sharp. Not for children without an adult.', 'Terävä. Ei lapsille ilman aikuista.', 'Vass. Inte för barn utan vuxen.', 'Scharf. Nicht für Kinder ohne Aufsicht.', 'Tranchant. Pas pour les enfants sans adulte.', 'Острый. Детям — только вместе со взрослыми.'),
    numbers: { weight: 118, blade: 92 }, options: { material: 'wood' }, limit: { allowedDeliveryMethods: ['post_fi', 'home', 'store', 'eu_parcel'] },
    t: {
      en: ['Vuolu Puukko', 'Carbon-steel puukko with a curly-birch handle', 'One edge, no tricks', 'Nine centimetres of carbon steel with a flat grind you can sharpen on a whetstone by feel. The handle fills the hand, not the pocket.', 'Vegetable-tanned sheath that clicks when the knife is home.'],
      fi: ['Vuolu-puukko', 'Hiiliteräspuukko, visakoivuinen kahva', 'Yksi terä, ei temppuja', 'Yhdeksän senttiä hiiliterästä ja suora hionta, jonka teroittaa kovasimella tuntumalta. Kahva täyttää käden, ei taskua.', 'Kasviparkittu tuppi napsahtaa, kun puukko on kotona.'],
      sv: ['Vuolu kniv', 'Kniv i kolstål med skaft av masurbjörk', 'En egg, inga knep', 'Nio centimeter kolstål med plan slipning som du bryner på känsla. Skaftet fyller handen, inte fickan.', 'Vegetabiliskt garvad slida som klickar när kniven är hemma.'],
      de: ['Vuolu Puukko-Messer', 'Finnenmesser aus Kohlenstoffstahl, Griff aus Maserbirke', 'Eine Schneide, keine Tricks', 'Neun Zentimeter Kohlenstoffstahl mit flachem Schliff, den man nach Gefühl am Stein schärft. Der Griff füllt die Hand, nicht die Tasche.', 'Pflanzlich gegerbte Scheide, die klickt, wenn das Messer sitzt.'],
      fr: ['Couteau puukko Vuolu', 'Puukko en acier carbone, manche en bouleau madré', 'Un fil, pas d’astuces', 'Neuf centimètres d’acier carbone, émouture plate qui s’affûte à la pierre, au toucher. Le manche remplit la main, pas la poche.', 'Étui tannage végétal qui clique quand le couteau est rentré.'],
      ru: ['Нож пуукко Vuolu', 'Пуукко из углеродистой стали, рукоять из карельской берёзы', 'Одно лезвие, без хитростей', 'Девять сантиметров углеродистой стали с плоским спуском: точится на камне на ощупь. Рукоять заполняет ладонь, а не карман.', 'Ножны растительного дубления щёлкают, когда нож дома.'],
    },
  },
  {
    id: 1051, slug: 'lahde-steel-bottle', brand: 'tervaslahti', family: 'bottle', group: 'bottles', also: ['water-bottles', 'hiking-gear', 'running'],
    regular: 29.9, club: 25.9, colours: ['aurora', 'ink', 'birch', 'rowan'], heat: 8, origin: 'FI', stock: 'plenty', ribbons: ['made-in-finland'],
    numbers: { weight: 210, volume: 0.75 }, options: { material: 'steel' },
    t: {
      en: ['Lähde Steel Bottle 0.75 l', 'Single-wall steel bottle you can boil water in', 'Fill it from the spring', 'One wall only, so it weighs little and can stand in the embers when the pot is full. The cap leaves a loop for a carabiner.', 'The mouth takes ice cubes and a bottle brush.'],
      fi: ['Lähde-teräspullo 0,75 l', 'Yksiseinäinen teräspullo, jossa voi keittää veden', 'Täytä lähteestä', 'Vain yksi seinä, joten pullo painaa vähän ja seisoo hiilloksessa, kun kattila on varattu. Korkissa lenkki sulkurenkaalle.', 'Suusta mahtuu jääpala ja pulloharja.'],
      sv: ['Lähde stålflaska 0,75 l', 'Enkelväggig stålflaska som går att koka vatten i', 'Fyll den ur källan', 'Bara en vägg, så den väger lite och kan stå i glöden när kastrullen är upptagen. Locket har ögla för en karbin.', 'Öppningen tar iskuber och en diskborste.'],
      de: ['Lähde Stahlflasche 0,75 l', 'Einwandige Stahlflasche, in der man Wasser kochen kann', 'An der Quelle füllen', 'Nur eine Wand: leicht, und sie darf in die Glut, wenn der Topf besetzt ist. Im Deckel eine Öse für den Karabiner.', 'Eiswürfel und Flaschenbürste passen durch die Öffnung.'],
      fr: ['Gourde acier Lähde 0,75 l', 'Gourde simple paroi, on peut y faire bouillir l’eau', 'À remplir à la source', 'Une seule paroi : légère, elle tient dans la braise quand la casserole est prise. Le bouchon a une boucle pour mousqueton.', 'Le goulot laisse passer glaçons et goupillon.'],
      ru: ['Стальная фляга Lähde 0,75 л', 'Одностенная фляга, в которой можно вскипятить воду', 'Наполни у родника', 'Всего одна стенка: мало весит и может стоять в углях, когда котелок занят. На крышке петля под карабин.', 'В горлышко проходят лёд и ёршик.'],
    },
  },
  {
    id: 1052, slug: 'kuuma-vacuum-flask', brand: 'tervaslahti', family: 'flask', group: 'bottles', also: ['flasks', 'hiking-gear', 'nordic-skiing'],
    regular: 49.9, club: 44.9, reduced: { to: 39.9, days: 10 }, colours: ['spruce', 'cloudberry', 'midnight'], heat: 8, origin: 'FI',
    numbers: { weight: 480, volume: 1 }, options: { material: 'steel' },
    t: {
      en: ['Kuuma Vacuum Flask 1 l', 'One litre, hot for sixteen hours, cup with a handle', 'Still hot when the photograph is taken', 'We filled it at six in the morning, skied until dark and burned our tongues. The stopper pours without opening all the way.', 'Spare seals for ten years; the cup is a real cup.'],
      fi: ['Kuuma-termospullo 1 l', 'Litran termos, kuuma kuusitoista tuntia, kuppi kahvalla', 'Yhä kuuma, kun valokuva on otettu', 'Täytimme sen aamukuudelta, hiihdimme pimeään ja poltimme kielemme. Korkki kaataa aukeamatta kokonaan.', 'Tiivisteitä saa kymmenen vuotta; kuppi on oikea kuppi.'],
      sv: ['Kuuma termos 1 l', 'En liter, het i sexton timmar, mugg med öra', 'Fortfarande het när bilden är tagen', 'Vi fyllde den klockan sex, åkte skidor till mörkret och brände oss på tungan. Korken häller utan att öppnas helt.', 'Packningar i tio år; muggen är en riktig mugg.'],
      de: ['Kuuma Thermosflasche 1 l', 'Ein Liter, sechzehn Stunden heiß, Becher mit Henkel', 'Noch heiß, wenn das Foto im Kasten ist', 'Um sechs gefüllt, bis zum Dunkeln Ski gelaufen, Zunge verbrannt. Der Stopfen gießt, ohne ganz zu öffnen.', 'Dichtungen zehn Jahre lang; der Becher ist ein echter Becher.'],
      fr: ['Thermos Kuuma 1 l', 'Un litre, chaud seize heures, tasse à anse', 'Encore chaud quand la photo est prise', 'Rempli à six heures, skié jusqu’à la nuit, langue brûlée. Le bouchon verse sans s’ouvrir tout à fait.', 'Joints disponibles dix ans ; la tasse est une vraie tasse.'],
      ru: ['Термос Kuuma 1 л', 'Литр, горячий шестнадцать часов, кружка с ручкой', 'Всё ещё горячо, когда снимок сделан', 'Залили в шесть утра, катались дотемна и обожгли язык. Пробка наливает, не открываясь до конца.', 'Прокладки ещё десять лет; кружка — настоящая кружка.'],
    },
  },
  {
    id: 1053, slug: 'reindeer-stew', brand: 'evasmaa', family: 'food-pouch', group: 'trail-food', also: ['main-dishes', 'hiking-gear'],
    regular: 12.9, club: 11.9, colours: ['bark'], heat: 7, origin: 'FI', taxClass: 1, stock: 'plenty', ribbons: ['made-in-finland'],
    numbers: { 'net-weight': 145, weight: 160, energy: 680 }, options: {},
    t: {
      en: ['Reindeer Stew, freeze-dried', 'Sautéed reindeer with mash and lingonberry, 680 kcal', 'Tastes of Sunday on day five', 'Forty per cent meat from herding districts we can name, real mash and a separate pinch of dried lingonberry. One portion is a portion.', 'Ingredients: reindeer 40 %, potato, butter, onion, lingonberry, salt. Contains milk.'],
      fi: ['Poronkäristys, kylmäkuivattu', 'Poronkäristys, perunamuusi ja puolukka, 680 kcal', 'Maistuu sunnuntailta viidentenä päivänä', 'Neljäkymmentä prosenttia lihaa paliskunnista, jotka osaamme nimetä, oikeaa muusia ja hyppysellinen kuivattua puolukkaa erikseen. Annos on annos.', 'Ainekset: poronliha 40 %, peruna, voi, sipuli, puolukka, suola. Sisältää maitoa.'],
      sv: ['Renskav, frystorkad', 'Renskav med mos och lingon, 680 kcal', 'Smakar söndag på dag fem', 'Fyrtio procent kött från renbeteslag vi kan namnge, riktigt mos och en nypa torkade lingon för sig. En portion är en portion.', 'Ingredienser: ren 40 %, potatis, smör, lök, lingon, salt. Innehåller mjölk.'],
      de: ['Rentiergeschnetzeltes, gefriergetrocknet', 'Rentier mit Kartoffelbrei und Preiselbeeren, 680 kcal', 'Schmeckt am fünften Tag nach Sonntag', 'Vierzig Prozent Fleisch aus Weidegebieten, die wir nennen können, echter Brei und eine Prise getrocknete Preiselbeeren extra. Eine Portion ist eine Portion.', 'Zutaten: Rentier 40 %, Kartoffel, Butter, Zwiebel, Preiselbeere, Salz. Enthält Milch.'],
      fr: ['Émincé de renne lyophilisé', 'Renne, purée et airelles, 680 kcal', 'Un goût de dimanche au cinquième jour', 'Quarante pour cent de viande de districts d’élevage connus, vraie purée et pincée d’airelles séchées à part. Une portion est une portion.', 'Ingrédients : renne 40 %, pomme de terre, beurre, oignon, airelle, sel. Contient du lait.'],
      ru: ['Оленина с пюре, сублимированная', 'Жаркое из оленины, пюре и брусника, 680 ккал', 'Вкус воскресенья на пятый день', 'Сорок процентов мяса из оленеводческих хозяйств, которые мы можем назвать, настоящее пюре и отдельно щепотка сушёной брусники. Порция — это порция.', 'Состав: оленина 40 %, картофель, сливочное масло, лук, брусника, соль. Содержит молоко.'],
    },
  },
  {
    id: 1054, slug: 'lingonberry-porridge', brand: 'evasmaa', family: 'food-pouch', group: 'trail-food', also: ['breakfasts', 'hiking-gear'],
    regular: 5.9, colours: ['lingonberry'], heat: 6, origin: 'FI', taxClass: 1, stock: 'plenty',
    numbers: { 'net-weight': 95, weight: 106, energy: 410 }, options: {},
    t: {
      en: ['Lingonberry Porridge', 'Whole-oat porridge with lingonberries, vegan, 410 kcal', 'Breakfast before the zip is open', 'Rolled oats, rye flakes and whole berries that pop. Ready in five minutes in its own bag, also with cold water if the gas is gone.', 'Ingredients: oats 62 %, rye, lingonberry 12 %, sugar, salt. Contains gluten.'],
      fi: ['Puolukkapuuro', 'Kaurapuuro puolukoilla, vegaaninen, 410 kcal', 'Aamiainen ennen kuin teltan ovi aukeaa', 'Kaurahiutaleita, ruishiutaleita ja kokonaisia marjoja, jotka poksahtavat. Valmis viidessä minuutissa omassa pussissaan, kylmälläkin vedellä jos kaasu loppui.', 'Ainekset: kaura 62 %, ruis, puolukka 12 %, sokeri, suola. Sisältää gluteenia.'],
      sv: ['Lingongröt', 'Havregröt med lingon, vegansk, 410 kcal', 'Frukost innan dragkedjan är öppen', 'Havregryn, rågflingor och hela bär som poppar. Klar på fem minuter i sin påse, även med kallt vatten om gasen är slut.', 'Ingredienser: havre 62 %, råg, lingon 12 %, socker, salt. Innehåller gluten.'],
      de: ['Preiselbeerbrei', 'Haferbrei mit Preiselbeeren, vegan, 410 kcal', 'Frühstück, bevor das Zelt offen ist', 'Haferflocken, Roggenflocken und ganze Beeren, die platzen. In fünf Minuten im Beutel fertig, notfalls mit kaltem Wasser.', 'Zutaten: Hafer 62 %, Roggen, Preiselbeere 12 %, Zucker, Salz. Enthält Gluten.'],
      fr: ['Porridge aux airelles', 'Porridge d’avoine aux airelles, végan, 410 kcal', 'Le petit-déjeuner avant d’ouvrir la tente', 'Flocons d’avoine et de seigle, baies entières qui éclatent. Prêt en cinq minutes dans son sachet, même à l’eau froide.', 'Ingrédients : avoine 62 %, seigle, airelle 12 %, sucre, sel. Contient du gluten.'],
      ru: ['Каша с брусникой', 'Овсянка с брусникой, веганская, 410 ккал', 'Завтрак раньше, чем открыта палатка', 'Овсяные и ржаные хлопья и целые ягоды, которые лопаются. Готово за пять минут в пакете, можно и холодной водой, если газ кончился.', 'Состав: овёс 62 %, рожь, брусника 12 %, сахар, соль. Содержит глютен.'],
    },
  },
  {
    id: 1055, slug: 'mushroom-risotto', brand: 'evasmaa', family: 'food-pouch', group: 'trail-food', also: ['main-dishes', 'hiking-gear'],
    regular: 9.9, club: 8.9, colours: ['moss'], heat: 5, origin: 'FI', taxClass: 1,
    numbers: { 'net-weight': 130, weight: 144, energy: 590 }, options: {}, autoTranslated: ['sv'],
    t: {
      en: ['Mushroom Risotto', 'Creamy risotto with funnel chanterelles, vegan, 590 kcal', 'Picked in October, eaten in June', 'Funnel chanterelles from the forests around Lieksa, dried the day they were picked. Creamy without cream; a spoon of olive oil makes it better still.', 'Ingredients: rice, funnel chanterelle 9 %, oat cream, onion, salt, thyme.'],
      fi: ['Suppilovahverorisotto', 'Kermainen suppilovahverorisotto, vegaaninen, 590 kcal', 'Poimittu lokakuussa, syöty kesäkuussa', 'Suppilovahverot Lieksan metsistä, kuivattu poimintapäivänä. Kermainen ilman kermaa; lusikka oliiviöljyä tekee siitä vielä paremman.', 'Ainekset: riisi, suppilovahvero 9 %, kaurakerma, sipuli, suola, timjami.'],
      sv: ['Trattkantarellrisotto', 'Krämig risotto med trattkantareller, vegansk, 590 kcal', 'Plockad i oktober, äten i juni', 'Trattkantareller från skogarna kring Lieksa, torkade samma dag som de plockades. Krämig utan grädde; en sked olivolja gör den ännu bättre.', 'Ingredienser: ris, trattkantarell 9 %, havregrädde, lök, salt, timjan.'],
      de: ['Pilzrisotto', 'Cremiges Risotto mit Trompetenpfifferlingen, vegan, 590 kcal', 'Im Oktober gepflückt, im Juni gegessen', 'Trompetenpfifferlinge aus den Wäldern um Lieksa, am selben Tag getrocknet. Cremig ohne Sahne; ein Löffel Olivenöl macht es noch besser.', 'Zutaten: Reis, Trompetenpfifferling 9 %, Hafercreme, Zwiebel, Salz, Thymian.'],
      fr: ['Risotto aux chanterelles', 'Risotto crémeux aux chanterelles grises, végan, 590 kcal', 'Cueilli en octobre, mangé en juin', 'Des chanterelles des forêts de Lieksa, séchées le jour même. Crémeux sans crème ; une cuillère d’huile d’olive l’améliore encore.', 'Ingrédients : riz, chanterelle 9 %, crème d’avoine, oignon, sel, thym.'],
      ru: ['Ризотто с лисичками', 'Сливочное ризотто с трубчатыми лисичками, веганское, 590 ккал', 'Собрано в октябре, съедено в июне', 'Лисички из лесов под Лиексой, высушенные в день сбора. Сливочное без сливок; ложка оливкового масла сделает ещё вкуснее.', 'Состав: рис, лисичка 9 %, овсяные сливки, лук, соль, тимьян.'],
    },
  },
]
