/** Second-hand units (each is one piece) and gift cards. */
import { loc, type DemoModel } from './types'

const INSPECTED = loc('Washed, seams and zips checked, water pressure tested at three points.', 'Pesty, saumat ja vetoketjut tarkastettu, vesipaine mitattu kolmesta kohdasta.', 'Tvättad, sömmar och dragkedjor kontrollerade, vattentryck provat på tre ställen.', 'Gewaschen, Nähte und Reißverschlüsse geprüft, Wasserdruck an drei Stellen gemessen.', 'Lavée, coutures et zips contrôlés, pression d’eau testée en trois points.', 'Постирано, швы и молнии проверены, водонепроницаемость измерена в трёх точках.')
const CHECKED = loc('Every strap, pole and buckle loaded and looked at.', 'Jokainen hihna, kaari ja solki kuormitettu ja katsottu.', 'Varje rem, båge och spänne belastad och granskad.', 'Jeder Gurt, jede Stange und Schnalle belastet und angesehen.', 'Chaque sangle, arceau et boucle mis en charge et examiné.', 'Каждая лямка, дуга и пряжка нагружены и осмотрены.')

export const SPECIAL: readonly DemoModel[] = [
  {
    id: 1201, slug: 'used-kuru-pro-3l-l-fjord', brand: 'vaaru', family: 'shell-jacket', group: 'used-clothing', kind: 'used', usedOf: 1002,
    regular: 219, colours: ['fjord'], sizes: ['L'], stock: 'single', ribbons: ['second-hand'], heat: 3,
    options: { user: 'men', season: 'winter' }, numbers: { weight: 495 },
    condition: { grade: 'A', defects: loc('A faint rub from a pack strap on the left shoulder.', 'Vasemmassa olkapäässä vähäinen olkaimen hankaumajälki.', 'Svag nötning av axelrem på vänster axel.', 'Leichte Scheuerspur vom Träger an der linken Schulter.', 'Légère trace de bretelle sur l’épaule gauche.', 'Едва заметная потёртость от лямки на левом плече.'), inspected: INSPECTED },
    t: {
      en: ['Kuru Pro 3L, used, size L', 'Second-hand shell jacket, grade A, one winter on skis', 'One careful winter', 'Came back from a ski patroller who went up a size. The fabric beads like new after our wash, and the tape is tight everywhere.', 'One piece only; when it is gone, it is gone.'],
      fi: ['Kuru Pro 3L, käytetty, koko L', 'Käytetty kuoritakki, luokka A, yksi talvi rinteessä', 'Yksi varovainen talvi', 'Palasi turvamieheltä, joka vaihtoi kokoa suurempaan. Kangas helmeilee pesumme jälkeen kuin uusi, ja teipit ovat kaikkialla kiinni.', 'Vain yksi kappale; kun se on mennyt, se on mennyt.'],
      sv: ['Kuru Pro 3L, begagnad, storlek L', 'Begagnad skaljacka, grad A, en vinter i backen', 'En varsam vinter', 'Kom tillbaka från en skidpatrullör som gick upp en storlek. Tyget pärlar som nytt efter vår tvätt och tejpen sitter överallt.', 'Bara ett exemplar; när den är borta är den borta.'],
      de: ['Kuru Pro 3L, gebraucht, Größe L', 'Gebrauchte Hardshell, Note A, ein Winter auf Ski', 'Ein vorsichtiger Winter', 'Kam von einem Pistenretter zurück, der eine Größe mehr brauchte. Nach unserer Wäsche perlt der Stoff wie neu, die Tapes sitzen überall.', 'Einzelstück; weg ist weg.'],
      fr: ['Kuru Pro 3L d’occasion, taille L', 'Veste d’occasion, note A, un hiver à ski', 'Un hiver soigneux', 'Rendue par un pisteur passé à la taille au-dessus. Le tissu perle comme neuf après lavage et les bandes tiennent partout.', 'Pièce unique.'],
      ru: ['Kuru Pro 3L, б/у, размер L', 'Мембранная куртка б/у, оценка A, одна зима на лыжах', 'Одна аккуратная зима', 'Вернул спасатель, которому понадобился размер побольше. После нашей стирки вода скатывается как с новой, проклейка держится везде.', 'В единственном экземпляре.'],
    },
  },
  {
    id: 1202, slug: 'used-vandring-65-moss', brand: 'sjonatt', family: 'trekking-pack', group: 'used-gear', kind: 'used', usedOf: 1034,
    regular: 119, colours: ['moss'], types: ['back-regular'], stock: 'single', ribbons: ['second-hand'], heat: 3,
    numbers: { weight: 1890, volume: 65 }, options: { season: 'all-year' },
    condition: { grade: 'B', defects: loc('Faded lid; one darned hole in the side pocket.', 'Haalistunut läppä; sivutaskussa yksi parsittu reikä.', 'Blekt topplock; ett stoppat hål i sidofickan.', 'Ausgeblichener Deckel; ein gestopftes Loch in der Seitentasche.', 'Rabat délavé ; un trou reprisé dans la poche latérale.', 'Выцветший клапан; одна заштопанная дырка в боковом кармане.'), inspected: CHECKED },
    t: {
      en: ['Vandring 65, used, regular back', 'Second-hand trekking pack, grade B, new hip belt', 'Has been to Nordkapp and wants to go back', 'Two long summers in the sun, a new hip belt from our workshop, frame straight. It carries exactly as it did.', 'One-year guarantee on everything but the colour.'],
      fi: ['Vandring 65, käytetty, normaali selkä', 'Käytetty vaellusrinkka, luokka B, uusi lantiovyö', 'Käynyt Nordkappissa ja haluaa takaisin', 'Kaksi pitkää kesää auringossa, uusi lantiovyö verstaaltamme, kehys suorana. Kantaa täsmälleen kuten ennenkin.', 'Vuoden takuu kaikelle paitsi värille.'],
      sv: ['Vandring 65, begagnad, normal rygg', 'Begagnad ryggsäck, grad B, nytt höftbälte', 'Har varit i Nordkap och vill tillbaka', 'Två långa somrar i solen, nytt höftbälte från vår verkstad, rak ram. Bär precis som förr.', 'Ett års garanti på allt utom färgen.'],
      de: ['Vandring 65, gebraucht, normaler Rücken', 'Gebrauchter Trekkingrucksack, Note B, neuer Hüftgurt', 'War am Nordkap und will zurück', 'Zwei lange Sommer in der Sonne, neuer Hüftgurt aus unserer Werkstatt, Rahmen gerade. Trägt genau wie früher.', 'Ein Jahr Garantie auf alles außer die Farbe.'],
      fr: ['Vandring 65 d’occasion, dos standard', 'Sac d’occasion, note B, ceinture neuve', 'Il a vu le cap Nord et veut y retourner', 'Deux longs étés au soleil, ceinture neuve de notre atelier, armature droite. Il porte exactement comme avant.', 'Garantie un an, sauf sur la couleur.'],
      ru: ['Vandring 65, б/у, обычная спина', 'Походный рюкзак б/у, оценка B, новый поясной ремень', 'Был на Нордкапе и хочет обратно', 'Два долгих лета на солнце, новый пояс из нашей мастерской, рама прямая. Несёт ровно так же, как раньше.', 'Год гарантии на всё, кроме цвета.'],
    },
  },
  {
    id: 1203, slug: 'used-norrsken-2-spruce', brand: 'sjonatt', family: 'tunnel-tent', group: 'used-gear', kind: 'used', usedOf: 1039,
    regular: 389, colours: ['spruce'], stock: 'single', ribbons: ['second-hand'], heat: 3,
    numbers: { weight: 2480, persons: 2 }, options: { season: 'all-year' },
    condition: { grade: 'B', defects: loc('One repaired pole sleeve, two pegs are of another make.', 'Yksi korjattu kaarikuja, kaksi vaarnaa eri merkkiä.', 'En lagad bågkanal, två pinnar av annat märke.', 'Ein reparierter Stangenkanal, zwei Heringe anderer Marke.', 'Un fourreau réparé, deux sardines d’une autre marque.', 'Один отремонтированный рукав, два колышка другой марки.'), inspected: CHECKED },
    t: {
      en: ['Norrsken 2, used tunnel tent', 'Second-hand two-person tunnel, grade B, 34 nights', 'Thirty-four nights, all of them logged', 'The first owner kept a diary: thirty-four nights, two storms, no leaks. We pitched it, hosed it and slept in it once more.', 'Sold with the diary, if you like.'],
      fi: ['Norrsken 2, käytetty tunneliteltta', 'Käytetty kahden hengen tunneli, luokka B, 34 yötä', 'Kolmekymmentäneljä yötä, kaikki kirjattuna', 'Ensimmäinen omistaja piti päiväkirjaa: kolmekymmentäneljä yötä, kaksi myrskyä, ei vuotoja. Pystytimme sen, suihkutimme letkulla ja nukuimme siinä vielä kerran.', 'Päiväkirja mukaan halutessasi.'],
      sv: ['Norrsken 2, begagnat tunneltält', 'Begagnat tält för två, grad B, 34 nätter', 'Trettiofyra nätter, alla antecknade', 'Första ägaren förde dagbok: trettiofyra nätter, två stormar, inga läckor. Vi reste det, spolade det och sov i det en gång till.', 'Dagboken följer med om du vill.'],
      de: ['Norrsken 2, gebrauchtes Tunnelzelt', 'Gebrauchtes Zelt für zwei, Note B, 34 Nächte', 'Vierunddreißig Nächte, alle notiert', 'Der erste Besitzer führte Tagebuch: vierunddreißig Nächte, zwei Stürme, kein Leck. Wir haben es aufgebaut, abgespritzt und noch einmal darin geschlafen.', 'Auf Wunsch mit Tagebuch.'],
      fr: ['Norrsken 2, tente tunnel d’occasion', 'Tente deux places d’occasion, note B, 34 nuits', 'Trente-quatre nuits, toutes notées', 'Son premier propriétaire tenait un journal : trente-quatre nuits, deux tempêtes, aucune fuite. Montée, arrosée, et nous y avons dormi encore une fois.', 'Le journal est fourni sur demande.'],
      ru: ['Norrsken 2, туннельная палатка б/у', 'Двухместная палатка б/у, оценка B, 34 ночи', 'Тридцать четыре ночи, все записаны', 'Первый хозяин вёл дневник: тридцать четыре ночи, два шторма, ни одной протечки. Мы поставили её, облили из шланга и ещё раз переночевали.', 'Дневник прилагается по желанию.'],
    },
  },
  {
    id: 1204, slug: 'used-routa-700-women-m-glacier', brand: 'hallanvaara', family: 'down-jacket', group: 'used-clothing', kind: 'used', usedOf: 1008,
    regular: 119, colours: ['glacier'], sizes: ['M'], stock: 'single', ribbons: ['second-hand'], heat: 3,
    options: { user: 'women', season: 'winter' }, numbers: { weight: 430 },
    condition: { grade: 'C', defects: loc('Three patched spark holes on the right sleeve; stain inside the collar.', 'Oikeassa hihassa kolme paikattua kipinänreikää; tahra kauluksen sisällä.', 'Tre lagade gnisthål på höger ärm; fläck inne i kragen.', 'Drei geflickte Funkenlöcher am rechten Ärmel; Fleck innen am Kragen.', 'Trois trous d’étincelles réparés à la manche droite ; tache dans le col.', 'Три заплатки от искр на правом рукаве; пятно внутри воротника.'), inspected: INSPECTED },
    t: {
      en: ['Routa 700, used, women’s M', 'Second-hand down jacket, grade C, warm and patched', 'Looks lived in, because it is', 'A fire jumped, the jacket did not. Patched in matching fabric, washed, and fluffed up again to full height.', 'The cheapest warm thing in the shop.'],
      fi: ['Routa 700, käytetty, naisten M', 'Käytetty untuvatakki, luokka C, lämmin ja paikattu', 'Eletyn näköinen, koska on', 'Nuotio hypähti, takki ei. Paikattu samansävyisellä kankaalla, pesty ja pöyhitty takaisin täyteen korkeuteen.', 'Kaupan halvin lämmin.'],
      sv: ['Routa 700, begagnad, dam M', 'Begagnad dunjacka, grad C, varm och lagad', 'Ser använd ut, för det är den', 'Elden hoppade, jackan inte. Lagad i matchande tyg, tvättad och uppfluffad till full höjd.', 'Butikens billigaste värme.'],
      de: ['Routa 700, gebraucht, Damen M', 'Gebrauchte Daunenjacke, Note C, warm und geflickt', 'Sieht getragen aus, weil sie es ist', 'Das Feuer sprang, die Jacke nicht. In passendem Stoff geflickt, gewaschen und wieder voll aufgebauscht.', 'Die billigste Wärme im Haus.'],
      fr: ['Routa 700 d’occasion, femme M', 'Doudoune d’occasion, note C, chaude et rapiécée', 'Elle a l’air d’avoir vécu, et pour cause', 'Le feu a sauté, pas la veste. Réparée dans un tissu assorti, lavée, regonflée.', 'La chaleur la moins chère du magasin.'],
      ru: ['Routa 700, б/у, женский M', 'Пуховик б/у, оценка C, тёплый и с заплатками', 'Выглядит пожившим, так и есть', 'Костёр прыгнул, куртка не успела. Заплатки в тон, постирано и взбито до полной высоты.', 'Самое дешёвое тепло в магазине.'],
    },
  },
  {
    id: 1205, slug: 'used-fjellsno-88-172', brand: 'skarvind', family: 'alpine-ski', group: 'used-gear', kind: 'used', usedOf: 1061,
    regular: 249, colours: ['rowan'], sizes: ['172 cm'], stock: 'single', ribbons: ['second-hand'], heat: 3,
    numbers: { weight: 1750, 'waist-width': 88 }, options: { season: 'winter' }, limit: { allowedDeliveryMethods: ['home', 'store'] },
    condition: { grade: 'B', defects: loc('Top-sheet scratches; two filled base gouges. Drilled once.', 'Pintanaarmuja; pohjassa kaksi täytettyä uraa. Porattu kerran.', 'Repor på ytan; två lagade skador i belaget. Borrad en gång.', 'Kratzer oben; zwei gefüllte Riefen im Belag. Einmal gebohrt.', 'Rayures dessus ; deux trous de semelle rebouchés. Percé une fois.', 'Царапины сверху; две заделанные борозды на скользящей поверхности. Сверлились один раз.'), inspected: loc('Base ground, edges sharpened, camber measured.', 'Pohja hiottu, kantit teroitettu, jännitys mitattu.', 'Belag slipat, kanter vässade, spann mätt.', 'Belag geschliffen, Kanten geschärft, Vorspannung gemessen.', 'Semelle reprise, carres affûtées, cambre mesuré.', 'Прошлифованы, канты заточены, прогиб измерен.') },
    t: {
      en: ['Fjellsnø 88, used, 172 cm', 'Second-hand all-mountain ski, grade B, fresh from the stone', 'Forty days down, hundreds to go', 'From our own rental fleet: forty skiing days, stone-ground last week. Scratches on top make them easy to find at the cabin.', 'Without bindings; the old holes are plugged.'],
      fi: ['Fjellsnø 88, käytetty, 172 cm', 'Käytetty yleissuksi, luokka B, juuri hiottu', 'Neljäkymmentä päivää takana, satoja edessä', 'Omasta vuokrakalustostamme: neljäkymmentä laskupäivää, hiottu viime viikolla. Pintanaarmuista sukset tuntee mökillä.', 'Ilman siteitä; vanhat reiät on tulpattu.'],
      sv: ['Fjellsnø 88, begagnad, 172 cm', 'Begagnad allroundskida, grad B, nyslipad', 'Fyrtio dagar bakom sig, hundratals framför', 'Från vår egen uthyrning: fyrtio skiddagar, slipad förra veckan. Reporna gör dem lätta att känna igen vid stugan.', 'Utan bindningar; gamla hål är pluggade.'],
      de: ['Fjellsnø 88, gebraucht, 172 cm', 'Gebrauchter Allmountain-Ski, Note B, frisch geschliffen', 'Vierzig Tage hinter sich, Hunderte vor sich', 'Aus unserem Verleih: vierzig Skitage, letzte Woche geschliffen. An den Kratzern erkennt man sie vor der Hütte.', 'Ohne Bindung; alte Löcher sind verschlossen.'],
      fr: ['Fjellsnø 88 d’occasion, 172 cm', 'Ski polyvalent d’occasion, note B, repris à la pierre', 'Quarante jours derrière, des centaines devant', 'De notre parc de location : quarante jours de ski, repris la semaine dernière. Les rayures aident à les reconnaître.', 'Sans fixations ; anciens trous bouchés.'],
      ru: ['Fjellsnø 88, б/у, 172 см', 'Универсальные лыжи б/у, оценка B, только со шлифовки', 'Сорок дней позади, сотни впереди', 'Из нашего проката: сорок дней катания, отшлифованы на прошлой неделе. По царапинам их легко узнать у домика.', 'Без креплений; старые отверстия заделаны.'],
    },
  },
  {
    id: 2427, slug: 'gift-card-by-email', brand: 'own-label', family: 'gift-card', group: 'gift-cards', kind: 'giftcard',
    regular: 1, colours: ['spruce'], stock: 'on-order', taxClass: 4, views: ['front', 'detail'], heat: 8,
    t: {
      en: ['Gift Card by E-mail', 'From 10 to 10,000 euros, in the inbox within minutes', 'For those who already have a favourite jacket', 'You choose the amount and write the name; the card arrives by e-mail, to print or to forward.', 'It works online and in all our stores, in one go or in ten.'],
      fi: ['Lahjakortti sähköpostiin', 'Kymmenestä kymmeneentuhanteen euroon, perillä minuuteissa', 'Sille, jolla on jo lempitakki', 'Valitset summan ja kirjoitat nimen; kortti tulee sähköpostiin tulostettavaksi tai edelleen lähetettäväksi.', 'Käy verkossa ja kaikissa myymälöissä, kerralla tai kymmenessä osassa.'],
      sv: ['Presentkort via e-post', 'Från 10 till 10 000 euro, framme på några minuter', 'Till den som redan har en favoritjacka', 'Du väljer belopp och skriver namnet; kortet kommer via e-post att skriva ut eller skicka vidare.', 'Gäller på nätet och i alla butiker, på en gång eller i tio delar.'],
      de: ['Gutschein per E-Mail', 'Von 10 bis 10.000 Euro, in Minuten im Postfach', 'Für Leute, die schon eine Lieblingsjacke haben', 'Betrag wählen, Namen schreiben; der Gutschein kommt per E-Mail zum Drucken oder Weiterleiten.', 'Gilt online und in allen Filialen, auf einmal oder in zehn Teilen.'],
      fr: ['Carte cadeau par e-mail', 'De 10 à 10 000 euros, dans la boîte en quelques minutes', 'Pour ceux qui ont déjà leur veste préférée', 'Choisissez le montant, écrivez le nom ; la carte arrive par e-mail, à imprimer ou à transmettre.', 'Valable en ligne et en magasin, en une fois ou en dix.'],
      ru: ['Подарочная карта по почте', 'От 10 до 10 000 евро, придёт за несколько минут', 'Для тех, у кого уже есть любимая куртка', 'Вы выбираете сумму и пишете имя; карта приходит на почту — распечатать или переслать.', 'Действует на сайте и во всех магазинах, сразу или частями.'],
    },
  },
  {
    id: 1412, slug: 'gift-card-printed', brand: 'own-label', family: 'gift-card', group: 'gift-cards', kind: 'giftcard',
    regular: 1, colours: ['fjord'], stock: 'on-order', taxClass: 4, views: ['front', 'detail'], heat: 6,
    t: {
      en: ['Printed Gift Card', 'Printed card in an envelope, posted to you or ready in store', 'Something to put under the tree', 'Recycled board with a screen-printed fell, in an envelope that needs no wrapping. Any amount from 10 to 10,000 euros.', 'Sent on the same weekday when ordered before noon.'],
      fi: ['Painettu lahjakortti', 'Painettu kortti kuoressa, postitse tai myymälästä', 'Jotain kuusen alle', 'Kierrätyskartonkia ja silkkipainettu tunturi, kuoressa joka ei kaipaa paperia. Summa kymmenestä kymmeneentuhanteen euroon.', 'Lähtee samana arkipäivänä, kun tilaat ennen puoltapäivää.'],
      sv: ['Tryckt presentkort', 'Tryckt kort i kuvert, på posten eller i butik', 'Något att lägga under granen', 'Återvunnen kartong med ett screentryckt fjäll, i ett kuvert som inte behöver slås in. Valfritt belopp från 10 till 10 000 euro.', 'Skickas samma vardag vid beställning före klockan 12.'],
      de: ['Gedruckter Gutschein', 'Gedruckte Karte im Umschlag, per Post oder in der Filiale', 'Etwas zum Unter-den-Baum-Legen', 'Recyclingkarton mit einem Fjäll im Siebdruck, im Umschlag, der kein Papier braucht. Jeder Betrag von 10 bis 10.000 Euro.', 'Geht am selben Werktag raus, wenn vor 12 Uhr bestellt.'],
      fr: ['Carte cadeau imprimée', 'Carte sous enveloppe, par la poste ou en magasin', 'Quelque chose à glisser sous le sapin', 'Carton recyclé, fjäll sérigraphié, dans une enveloppe qui se passe de papier cadeau. De 10 à 10 000 euros.', 'Expédiée le jour même, commande avant midi en semaine.'],
      ru: ['Печатная подарочная карта', 'Карта в конверте, почтой или из магазина', 'Чтобы было что положить под ёлку', 'Переработанный картон с трафаретной сопкой, в конверте, которому не нужна обёртка. Любая сумма от 10 до 10 000 евро.', 'Отправим в тот же будний день при заказе до полудня.'],
    },
  },
]
