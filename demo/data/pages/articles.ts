/** Life outdoors: who writes (the shop's own workshops and counters, no persons), and what has come out. Lines as in format.ts. */
import { scenePath } from '../../drawings/base/families'
import type { Language } from '@/lib/market/languages'
import type { ArticleSection } from '@/lib/market/tables/static-paths'

import type { PageText } from './format'

type Texts = Readonly<Record<Language, PageText>>

export const AUTHORS: readonly { key: string; image: string; texts: Texts }[] = [
  {
    key: 'author-tampere', image: scenePath('ridge-autumn', 'card', 21),
    texts: {
      en: { title: 'The Tampere workshop', meta: 'Two sewing machines, a wall of zips and the bench where everything that broke outside ends up.', text: 'The workshop behind the Tampere store mends some forty things a week: zips, seams, buckles, boots. It writes about what it sees on the bench, and about what you can do yourself.' },
      fi: { title: 'Tampereen verstas', meta: 'Kaksi ompelukonetta, seinällinen vetoketjuja ja penkki, jolle kaikki ulkona hajonnut päätyy.', text: 'Tampereen myymälän takana oleva verstas korjaa nelisenkymmentä esinettä viikossa: vetoketjuja, saumoja, solkia ja kenkiä. Se kirjoittaa siitä, mitä penkillä näkyy ja mitä voi tehdä itse.' },
      sv: { title: 'Verkstaden i Tammerfors', meta: 'Två symaskiner, en vägg med dragkedjor och bänken där allt som gått sönder ute hamnar.', text: 'Verkstaden bakom butiken i Tammerfors lagar ett fyrtiotal saker i veckan: dragkedjor, sömmar, spännen, kängor. Den skriver om vad den ser på bänken och om det du kan göra själv.' },
      de: { title: 'Die Werkstatt Tampere', meta: 'Zwei Nähmaschinen, eine Wand voller Reißverschlüsse und die Bank, auf der alles landet, was draußen kaputtging.', text: 'Die Werkstatt hinter der Filiale in Tampere repariert rund vierzig Dinge in der Woche: Reißverschlüsse, Nähte, Schnallen, Schuhe. Sie schreibt über das, was auf der Bank liegt, und was man selbst tun kann.' },
      fr: { title: 'L’atelier de Tampere', meta: 'Deux machines à coudre, un mur de fermetures et l’établi où finit tout ce qui a cassé dehors.', text: 'Derrière le magasin de Tampere, l’atelier répare une quarantaine de choses par semaine : fermetures, coutures, boucles, chaussures. Il raconte ce qui passe sur l’établi et ce que l’on peut faire soi-même.' },
      ru: { title: 'Мастерская в Тампере', meta: 'Две швейные машины, стена молний и верстак, на который попадает всё, что сломалось в походе.', text: 'Мастерская за магазином в Тампере чинит около сорока вещей в неделю: молнии, швы, пряжки, ботинки. Она пишет о том, что лежит на верстаке, и о том, что можно сделать самому.' },
    },
  },
  {
    key: 'author-rovaniemi', image: scenePath('northern-light', 'card', 22),
    texts: {
      en: { title: 'The Rovaniemi counter', meta: 'Our northernmost store: dark from November, frost from October, and the ice road outside the window.', text: 'The Rovaniemi store stands on the bank of the Ounasjoki. Whoever works there skis to work when the ice holds, and writes about cold, snow and ice.' },
      fi: { title: 'Rovaniemen myymälä', meta: 'Pohjoisin myymälämme: pakkasta lokakuusta, kaamosta marraskuusta ja jokijää ikkunan takana.', text: 'Rovaniemen myymälä on Ounasjoen rannassa. Siellä työskentelevät hiihtävät töihin, kun jää kantaa, ja kirjoittavat kylmästä, lumesta ja jäästä.' },
      sv: { title: 'Butiken i Rovaniemi', meta: 'Vår nordligaste butik: frost från oktober, mörker från november och isen utanför fönstret.', text: 'Butiken i Rovaniemi ligger vid Ounasjokis strand. De som jobbar där skidar till jobbet när isen bär och skriver om kyla, snö och is.' },
      de: { title: 'Die Filiale Rovaniemi', meta: 'Unsere nördlichste Filiale: Frost ab Oktober, Dunkel ab November, und vor dem Fenster das Eis des Flusses.', text: 'Die Filiale in Rovaniemi steht am Ufer des Ounasjoki. Wer dort arbeitet, läuft auf Ski zur Arbeit, sobald das Eis trägt, und schreibt über Kälte, Schnee und Eis.' },
      fr: { title: 'Le magasin de Rovaniemi', meta: 'Notre magasin le plus au nord : le gel dès octobre, la nuit dès novembre, et la glace sous la fenêtre.', text: 'Le magasin de Rovaniemi borde l’Ounasjoki. On y vient travailler à ski quand la glace porte, et on y écrit sur le froid, la neige et la glace.' },
      ru: { title: 'Магазин в Рованиеми', meta: 'Наш самый северный магазин: мороз с октября, полярная ночь с ноября и речной лёд за окном.', text: 'Магазин в Рованиеми стоит на берегу Оунасйоки. Когда лёд держит, сюда ходят на работу на лыжах, а пишут о холоде, снеге и льде.' },
    },
  },
  {
    key: 'author-kalasatama', image: scenePath('forest-lake', 'card', 23),
    texts: {
      en: { title: 'The Kalasatama counter', meta: 'The store by the sea in Helsinki: short trips, public transport and a scale that weighs everything.', text: 'The Kalasatama store in Helsinki tests what it sells on trips that begin at a metro station. It weighs things on its own scale and writes the figures down.' },
      fi: { title: 'Kalasataman myymälä', meta: 'Helsingin merenrannan myymälä: lyhyet retket, joukkoliikenne ja vaaka, jolla punnitaan kaikki.', text: 'Helsingin Kalasataman myymälä testaa myymäänsä retkillä, jotka alkavat metroasemalta. Se punnitsee kaiken omalla vaa’allaan ja kirjaa lukemat.' },
      sv: { title: 'Butiken i Fiskehamnen', meta: 'Butiken vid havet i Helsingfors: korta turer, kollektivtrafik och en våg som väger allt.', text: 'Butiken i Fiskehamnen i Helsingfors testar det den säljer på turer som börjar vid en metrostation. Den väger allt på sin egen våg och skriver ner siffrorna.' },
      de: { title: 'Die Filiale Kalasatama', meta: 'Die Filiale am Meer in Helsinki: kurze Touren, Bus und Bahn, und eine Waage, die alles wiegt.', text: 'Die Filiale Kalasatama in Helsinki testet, was sie verkauft, auf Touren, die an einer Metrostation beginnen. Sie wiegt alles auf der eigenen Waage und schreibt die Zahlen auf.' },
      fr: { title: 'Le magasin de Kalasatama', meta: 'Le magasin du bord de mer à Helsinki : sorties courtes, transports en commun et une balance qui pèse tout.', text: 'Le magasin de Kalasatama, à Helsinki, teste ce qu’il vend sur des sorties qui commencent à une station de métro. Il pèse tout sur sa propre balance et note les chiffres.' },
      ru: { title: 'Магазин в Каласатаме', meta: 'Магазин у моря в Хельсинки: короткие походы, общественный транспорт и весы, на которых взвешивают всё.', text: 'Магазин в Каласатаме испытывает товары в походах, которые начинаются у станции метро. Всё взвешивается на собственных весах, цифры записываются.' },
    },
  },
]

export interface DemoArticle {
  readonly key: string
  readonly section: ArticleSection
  readonly author: string
  /** ISO day. */
  readonly published: string
  readonly image: string
  readonly texts: Texts
}

export const ARTICLES: readonly DemoArticle[] = [
  {
    key: 'article-lean-to', section: 'blog', author: 'author-rovaniemi', published: '2025-11-13', image: scenePath('northern-light', 'wide', 31),
    texts: {
      en: {
        title: 'Minus eighteen in a lean-to', meta: 'One night, three walls and a fire that had to be fed: what kept us warm, and what did not.',
        text: `The thermometer on the sledge said minus eighteen when we lit the fire, and minus twenty-three when somebody finally got up to put wood on it.
        ## What worked
        Two mats on top of each other. The lower one was a foam mat that weighs nothing and cannot break; on the planks of a lean-to the cold comes from below all night. A bottle of hot water in the sleeping bag, at the thighs rather than at the feet, where the blood comes past.
        ## What did not
        Drying socks by the fire. They were warm on one side and frozen on the other. Socks dry on the stomach, inside the bag. And we went to bed hungry, because nobody wanted to cook twice: half a bar of chocolate at two in the morning did more than another jacket.
        ## Next time
        Split the wood before dark. All of it, and then as much again.`,
      },
      fi: {
        title: 'Laavuyö kahdeksassatoista pakkasasteessa', meta: 'Yksi yö, kolme seinää ja nuotio, jota piti ruokkia: mikä piti lämpimänä ja mikä ei.',
        text: `Ahkion mittari näytti kahdeksaatoista pakkasastetta, kun sytytimme tulet, ja kahtakymmentäkolmea, kun joku vihdoin nousi lisäämään puita.
        ## Mikä toimi
        Kaksi alustaa päällekkäin. Alempi oli solumuovia, joka ei paina mitään eikä voi hajota; laavun lankuilta kylmä nousee koko yön. Pullollinen kuumaa vettä makuupussiin, ei jalkoihin vaan reisien väliin, mistä veri kulkee ohi.
        ## Mikä ei
        Sukkien kuivaaminen nuotiolla. Toinen puoli oli lämmin ja toinen jäässä. Sukat kuivuvat vatsan päällä, pussin sisällä. Ja menimme nukkumaan nälkäisinä, koska kukaan ei halunnut laittaa ruokaa kahdesti: puolikas suklaalevy kello kaksi yöllä auttoi enemmän kuin toinen takki.
        ## Ensi kerralla
        Puut pilkotaan ennen pimeää. Kaikki, ja sitten saman verran lisää.`,
      },
      sv: {
        title: 'Arton minus i ett vindskydd', meta: 'En natt, tre väggar och en eld som skulle matas: vad som höll oss varma och vad som inte gjorde det.',
        text: `Termometern på pulkan visade arton minus när vi tände elden, och tjugotre när någon till sist kom upp för att lägga på ved.
        ## Det som fungerade
        Två liggunderlag ovanpå varandra. Det undre var av skumplast, väger ingenting och kan inte gå sönder; på plankorna i ett vindskydd kommer kylan underifrån hela natten. En flaska varmt vatten i sovsäcken, vid låren hellre än vid fötterna, där blodet passerar.
        ## Det som inte gjorde det
        Att torka strumpor vid elden. De blev varma på ena sidan och frös på den andra. Strumpor torkar på magen, inne i säcken. Och vi gick och lade oss hungriga, för ingen ville laga mat två gånger: en halv chokladkaka klockan två gjorde mer än en jacka till.
        ## Nästa gång
        Klyv veden före mörkret. All, och sedan lika mycket till.`,
      },
      de: {
        title: 'Minus achtzehn im Laavu', meta: 'Eine Nacht, drei Wände und ein Feuer, das gefüttert werden wollte: was uns warm hielt und was nicht.',
        text: `Das Thermometer am Schlitten zeigte minus achtzehn, als wir Feuer machten, und minus dreiundzwanzig, als endlich jemand aufstand, um Holz nachzulegen.
        ## Was half
        Zwei Matten übereinander. Die untere war aus Schaum, wiegt nichts und kann nicht kaputtgehen; auf den Planken eines offenen Unterstands kommt die Kälte die ganze Nacht von unten. Eine Flasche heißes Wasser im Schlafsack, an den Oberschenkeln statt an den Füßen: dort kommt das Blut vorbei.
        ## Was nicht half
        Socken am Feuer trocknen. Sie waren auf einer Seite warm und auf der anderen gefroren. Socken trocknen auf dem Bauch, im Schlafsack. Und wir gingen hungrig schlafen, weil niemand zweimal kochen wollte: Eine halbe Tafel Schokolade um zwei Uhr früh brachte mehr als noch eine Jacke.
        ## Nächstes Mal
        Das Holz vor der Dunkelheit spalten. Alles, und dann noch einmal so viel.`,
      },
      fr: {
        title: 'Moins dix-huit dans un abri ouvert', meta: 'Une nuit, trois murs et un feu à nourrir : ce qui nous a tenu chaud, et ce qui n’a servi à rien.',
        text: `Le thermomètre de la pulka affichait moins dix-huit quand nous avons allumé le feu, et moins vingt-trois quand quelqu’un s’est enfin levé pour remettre du bois.
        ## Ce qui a marché
        Deux matelas l’un sur l’autre. Celui du dessous, en mousse, ne pèse rien et ne peut pas crever ; sur les planches d’un abri, le froid monte toute la nuit. Une bouteille d’eau chaude dans le duvet, contre les cuisses plutôt qu’aux pieds : c’est là que passe le sang.
        ## Ce qui n’a servi à rien
        Sécher les chaussettes au feu. Chaudes d’un côté, gelées de l’autre. Les chaussettes sèchent sur le ventre, dans le duvet. Et nous nous sommes couchés affamés, parce que personne ne voulait cuisiner deux fois : une demi-tablette de chocolat à deux heures du matin a fait mieux qu’une veste de plus.
        ## La prochaine fois
        Fendre le bois avant la nuit. Tout le bois, puis encore autant.`,
      },
      ru: {
        title: 'Минус восемнадцать под навесом', meta: 'Одна ночь, три стены и костёр, который надо кормить: что грело, а что нет.',
        text: `Когда мы развели огонь, термометр на санях показывал минус восемнадцать. Когда кто-то наконец встал подбросить дров, было уже минус двадцать три.
        ## Что помогло
        Два коврика один на другом. Нижний из пенки: он ничего не весит и не может проткнуться, а на досках навеса холод всю ночь идёт снизу. Бутылка горячей воды в спальнике, но не в ногах, а у бёдер: там проходит кровь.
        ## Что не помогло
        Сушить носки у костра. С одной стороны тёплые, с другой замёрзшие. Носки сохнут на животе, внутри спальника. И мы легли голодными, потому что никто не хотел готовить второй раз: полплитки шоколада в два часа ночи согрели лучше ещё одной куртки.
        ## В следующий раз
        Наколоть дрова засветло. Все, а потом ещё столько же.`,
      },
    },
  },
  {
    key: 'article-ice', section: 'guides', author: 'author-rovaniemi', published: '2025-10-30', image: scenePath('ridge-winter', 'wide', 32),
    texts: {
      en: {
        title: 'Reading lake ice', meta: 'Five centimetres of clear ice, picks round the neck and a way back: how we decide whether to go.',
        text: `Ice is never the same twice, not even on the same lake. These are the rules at our counter; they do not replace somebody who knows the water.
        ## How thick
        - Under 5 cm of clear, dark ice: stay ashore
        - 5 cm or more: one person on foot or on skates
        - White or snowy ice carries about half as much: you need 10 cm
        Measure often, with a drill or a chisel. Two blows of an ice pike with the arm, and it is through? Turn round, the way you came.
        ## Where it is thin
        At inlets and outlets, under bridges, round reeds and jetties, at headlands, where the current runs. Under snow it grows slowly: first snow on young ice is the worst.
        ## What goes along
        - Ice picks round the neck, not in the pack
        - A throw line, and somebody who can throw it
        - Dry clothes in a watertight bag with a hip belt: the pack is your float
        ## If it breaks
        Turn back to where you came from. Picks into the edge, kick, roll, crawl. You have minutes for your hands, so use them first.`,
      },
      fi: {
        title: 'Näin luet järven jäätä', meta: 'Viisi senttiä teräsjäätä, naskalit kaulassa ja reitti takaisin: näin päätämme, lähdemmekö.',
        text: `Jää ei ole kahdesti samanlaista, ei edes samalla järvellä. Nämä ovat myymälämme säännöt; ne eivät korvaa ihmistä, joka tuntee veden.
        ## Kuinka paksua
        - Alle 5 cm teräsjäätä: pysy rannalla
        - 5 cm tai enemmän: yksi kulkija jalan tai luistimilla
        - Valkoinen kohvajää kantaa noin puolet siitä: tarvitset 10 cm
        Mittaa usein, kairalla tai tuuralla. Menikö jääsauva läpi kahdella käsivaran lyönnillä? Käänny, omia jälkiäsi pitkin.
        ## Missä se on ohutta
        Jokien suilla ja luusuoissa, siltojen alla, kaislikon ja laitureiden luona, niemien kärjissä, virtapaikoissa. Lumen alla jää vahvistuu hitaasti: ensilumi nuorella jäällä on pahin.
        ## Mitä otetaan mukaan
        - Naskalit kaulaan, ei reppuun
        - Heittoköysi, ja joku joka osaa heittää
        - Kuivat vaatteet vesitiiviissä pussissa ja lantiovyö kiinni: reppu kelluttaa
        ## Jos jää pettää
        Käänny tulosuuntaan. Naskalit reunaan, potki, kieri, ryömi. Käsillä on minuutteja, joten käytä ne ensin.`,
      },
      sv: {
        title: 'Att läsa sjöis', meta: 'Fem centimeter kärnis, isdubbar om halsen och en väg tillbaka: så avgör vi om vi går ut.',
        text: `Is är aldrig likadan två gånger, inte ens på samma sjö. Det här är reglerna vid vår disk; de ersätter inte någon som känner vattnet.
        ## Hur tjock
        - Under 5 cm kärnis: stanna på land
        - 5 cm eller mer: en person till fots eller på skridskor
        - Vit stöpis bär ungefär hälften: du behöver 10 cm
        Mät ofta, med borr eller bill. Går ispiken igenom på två slag med armen? Vänd, samma väg som du kom.
        ## Var den är svag
        Vid in- och utlopp, under broar, runt vass och bryggor, vid uddar, där det strömmar. Under snö växer den långsamt: första snön på ung is är värst.
        ## Vad som följer med
        - Isdubbar om halsen, inte i ryggsäcken
        - En kastlina, och någon som kan kasta den
        - Torra kläder i en vattentät påse och höftbältet knäppt: ryggsäcken är din flytkudde
        ## Om den brister
        Vänd dig dit du kom ifrån. Dubbarna i kanten, sparka, rulla, kryp. Händerna har några minuter, så använd dem först.`,
      },
      de: {
        title: 'Seeeis lesen', meta: 'Fünf Zentimeter Kerneis, Eiskrallen um den Hals und ein Weg zurück: so entscheiden wir, ob wir gehen.',
        text: `Eis ist nie zweimal gleich, nicht einmal auf demselben See. Das sind die Regeln an unserer Theke; sie ersetzen niemanden, der das Wasser kennt.
        ## Wie dick
        - Unter 5 cm klares, dunkles Eis: an Land bleiben
        - Ab 5 cm: eine Person zu Fuß oder auf Schlittschuhen
        - Weißes Schneeeis trägt etwa halb so viel: 10 cm müssen es sein
        Oft messen, mit Bohrer oder Stoßeisen. Ist der Eisstock mit zwei Stößen aus dem Arm durch? Umkehren, auf dem Weg, den Sie kamen.
        ## Wo es dünn ist
        An Zu- und Abflüssen, unter Brücken, um Schilf und Stege, an Landspitzen, wo Strömung ist. Unter Schnee wächst es langsam: Neuschnee auf jungem Eis ist am schlimmsten.
        ## Was mitkommt
        - Eiskrallen um den Hals, nicht in den Rucksack
        - Eine Wurfleine, und jemand, der sie werfen kann
        - Trockene Kleidung im wasserdichten Sack, Hüftgurt geschlossen: Der Rucksack trägt
        ## Wenn es bricht
        Dorthin wenden, woher Sie kamen. Krallen in die Kante, strampeln, rollen, kriechen. Die Hände haben Minuten, also benutzen Sie sie zuerst.`,
      },
      fr: {
        title: 'Lire la glace d’un lac', meta: 'Cinq centimètres de glace claire, des pics au cou et un chemin de retour : comment nous décidons d’y aller.',
        text: `La glace n’est jamais deux fois la même, pas même sur un seul lac. Voici les règles de notre magasin ; elles ne remplacent pas quelqu’un qui connaît l’eau.
        ## Quelle épaisseur
        - Moins de 5 cm de glace claire et sombre : on reste à terre
        - 5 cm ou plus : une personne à pied ou en patins
        - La glace blanche porte à peu près moitié moins : il en faut 10 cm
        Mesurez souvent, à la tarière ou au pic. Le bâton traverse en deux coups de bras ? Demi-tour, par où vous êtes venu.
        ## Où elle est mince
        Aux embouchures et aux exutoires, sous les ponts, autour des roseaux et des pontons, aux caps, dans le courant. Sous la neige elle épaissit lentement : la première neige sur une glace jeune est la pire.
        ## Ce qu’on emporte
        - Des pics à glace autour du cou, pas dans le sac
        - Une corde de lancer, et quelqu’un qui sait la lancer
        - Des vêtements secs en sac étanche, ceinture fermée : le sac fait flotteur
        ## Si elle cède
        Tournez-vous vers l’endroit d’où vous venez. Pics dans le bord, battez des jambes, roulez, rampez. Les mains n’ont que quelques minutes : servez-vous-en d’abord.`,
      },
      ru: {
        title: 'Как читать озёрный лёд', meta: 'Пять сантиметров прозрачного льда, спасалки на шее и путь назад: так мы решаем, выходить ли.',
        text: `Лёд не бывает дважды одинаковым, даже на одном озере. Это правила нашего магазина; человека, который знает воду, они не заменят.
        ## Какой толщины
        - Меньше 5 см прозрачного тёмного льда: остаёмся на берегу
        - От 5 см: один человек пешком или на коньках
        - Белый снежный лёд держит примерно вдвое хуже: нужно 10 см
        Мерьте часто, буром или пешнёй. Пика проходит насквозь с двух ударов? Разворачивайтесь и идите по своим следам.
        ## Где он тонкий
        У впадения и истока рек, под мостами, у камыша и причалов, у мысов, на течении. Под снегом лёд растёт медленно: первый снег на молодом льду хуже всего.
        ## Что взять
        - Спасалки на шею, а не в рюкзак
        - Спасательный конец и того, кто умеет его бросать
        - Сухую одежду в гермомешке, поясной ремень застёгнут: рюкзак держит на воде
        ## Если провалились
        Повернитесь туда, откуда пришли. Спасалки в кромку, работайте ногами, перекатитесь, ползите. У рук есть несколько минут, используйте их первыми.`,
      },
    },
  },
  {
    key: 'article-repairs', section: 'guides', author: 'author-tampere', published: '2025-09-18', image: scenePath('ridge-autumn', 'wide', 33),
    texts: {
      en: {
        title: 'Three repairs for the kitchen table', meta: 'A slider, a spark hole and a seam that lets water in: with pliers, a patch and an evening each.',
        text: `Half of what comes to our bench could have stayed at home. These three need no machine.
        ## The zip that opens behind the slider
        The teeth are seldom worn, the slider is: it has spread. Squeeze its two sides together with pliers, a little at a time, left and right in turn. If that does not hold, a new slider costs less than a coffee. Clean the teeth with a toothbrush first.
        ## The spark hole
        Clean with spirit, let it dry, cut a round patch (corners come off), press it on from outside and warm it under a cloth. On down, catch what has come out with the inner side of the patch.
        ## The seam that leaks
        Wash the jacket. Truly: dirt draws water through sound seams. If the tape has come off, iron it down again at low heat under baking paper; if it crumbles, bring it to us.
        ## What you should bring
        Ropes, harnesses and anything that holds a life: we look, and sometimes we say no.`,
      },
      fi: {
        title: 'Kolme korjausta keittiön pöydällä', meta: 'Lukko, kipinänreikä ja vuotava sauma: pihdit, paikka ja yksi ilta kuhunkin.',
        text: `Puolet penkillemme tulevasta olisi voinut jäädä kotiin. Näihin kolmeen ei tarvita konetta.
        ## Vetoketju, joka aukeaa lukon takaa
        Hampaat ovat harvoin kuluneet, lukko on: se on levinnyt. Purista sen kylkiä pihdeillä vähän kerrallaan, vuorotellen vasemmalta ja oikealta. Jos se ei auta, uusi lukko maksaa vähemmän kuin kahvi. Harjaa hampaat ensin hammasharjalla.
        ## Kipinänreikä
        Puhdista spriillä, anna kuivua, leikkaa pyöreä paikka (kulmat irtoavat), paina se ulkopuolelle ja lämmitä kankaan läpi. Untuvatakissa paikan liimapinta nappaa karanneet untuvat.
        ## Sauma, joka vuotaa
        Pese takki. Ihan oikeasti: lika vetää vettä ehjästäkin saumasta. Jos teippi on irronnut, silitä se kiinni miedolla lämmöllä leivinpaperin läpi; jos se murenee, tuo meille.
        ## Mitä kannattaa tuoda
        Köydet, valjaat ja kaikki, minkä varassa on henki: me katsomme, ja joskus sanomme ei.`,
      },
      sv: {
        title: 'Tre lagningar vid köksbordet', meta: 'En löpare, ett gnisthål och en söm som läcker: med tång, lapp och en kväll var.',
        text: `Hälften av det som kommer till vår bänk kunde ha stannat hemma. De här tre kräver ingen maskin.
        ## Dragkedjan som öppnar sig bakom löparen
        Tänderna är sällan slitna, löparen är det: den har vidgat sig. Kläm ihop sidorna med tång, lite i taget, vänster och höger i tur och ordning. Hjälper det inte kostar en ny löpare mindre än en kopp kaffe. Borsta tänderna först, med en tandborste.
        ## Gnisthålet
        Rengör med sprit, låt torka, klipp en rund lapp (hörn släpper), tryck fast den utifrån och värm genom ett tyg. På dun fångar lappens klistrade sida det som smitit ut.
        ## Sömmen som läcker
        Tvätta jackan. På riktigt: smuts drar vatten genom hela sömmar. Har tejpen släppt, stryk fast den på låg värme under bakplåtspapper; smular den, kom till oss.
        ## Det du ska lämna in
        Rep, selar och allt som håller ett liv: vi tittar, och ibland säger vi nej.`,
      },
      de: {
        title: 'Drei Reparaturen am Küchentisch', meta: 'Ein Schieber, ein Funkenloch und eine Naht, die leckt: mit Zange, Flicken und je einem Abend.',
        text: `Die Hälfte von dem, was auf unserer Bank landet, hätte zu Hause bleiben können. Für diese drei braucht es keine Maschine.
        ## Der Reißverschluss, der hinter dem Schieber aufgeht
        Selten sind die Zähne verschlissen, meist der Schieber: Er hat sich geweitet. Drücken Sie seine Seiten mit der Zange zusammen, wenig auf einmal, links und rechts im Wechsel. Hält das nicht, kostet ein neuer Schieber weniger als ein Kaffee. Vorher die Zähne bürsten, mit der Zahnbürste.
        ## Das Funkenloch
        Mit Spiritus reinigen, trocknen lassen, einen runden Flicken schneiden (Ecken lösen sich), von außen aufdrücken und unter einem Tuch wärmen. Bei Daune fängt die Klebeseite ein, was herauswill.
        ## Die Naht, die leckt
        Waschen Sie die Jacke. Wirklich: Schmutz zieht Wasser durch heile Nähte. Hat sich das Band gelöst, bügeln Sie es bei wenig Hitze unter Backpapier wieder an; zerbröselt es, bringen Sie es uns.
        ## Was Sie bringen sollten
        Seile, Gurte und alles, woran ein Leben hängt: Wir sehen es an, und manchmal sagen wir nein.`,
      },
      fr: {
        title: 'Trois réparations sur la table de cuisine', meta: 'Un curseur, un trou d’étincelle et une couture qui fuit : une pince, une pièce et une soirée chacun.',
        text: `La moitié de ce qui arrive sur notre établi aurait pu rester à la maison. Ces trois-là se passent de machine.
        ## La fermeture qui s’ouvre derrière le curseur
        Les dents sont rarement usées, le curseur oui : il s’est écarté. Resserrez ses deux côtés à la pince, peu à peu, à gauche puis à droite. Si cela ne tient pas, un curseur neuf coûte moins qu’un café. Brossez d’abord les dents, à la brosse à dents.
        ## Le trou d’étincelle
        Nettoyez à l’alcool, laissez sécher, découpez une pièce ronde (les coins se décollent), pressez-la par l’extérieur et chauffez sous un linge. Sur du duvet, la face collante retient ce qui s’échappe.
        ## La couture qui fuit
        Lavez la veste. Vraiment : la saleté attire l’eau à travers des coutures saines. Si la bande s’est décollée, repassez-la à feu doux sous du papier cuisson ; si elle s’effrite, apportez-la.
        ## Ce qu’il faut nous apporter
        Cordes, baudriers et tout ce qui retient une vie : nous regardons, et parfois nous disons non.`,
      },
      ru: {
        title: 'Три починки на кухонном столе', meta: 'Бегунок, дырка от искры и шов, который течёт: пассатижи, заплатка и по вечеру на каждую.',
        text: `Половина того, что попадает на наш верстак, могла бы остаться дома. Для этих трёх дел машина не нужна.
        ## Молния расходится за бегунком
        Зубья изнашиваются редко, бегунок часто: он разошёлся. Сожмите его бока пассатижами понемногу, то слева, то справа. Не держит? Новый бегунок стоит меньше чашки кофе. Но сначала почистите зубья старой зубной щёткой.
        ## Дырка от искры
        Протрите спиртом, дайте высохнуть, вырежьте круглую заплатку (углы отклеиваются), прижмите снаружи и прогрейте через ткань. На пуховике клейкая сторона удержит вылезший пух.
        ## Шов течёт
        Постирайте куртку. Правда: грязь тянет воду и через целые швы. Если лента отошла, прогладьте её на слабом нагреве через пергамент; если крошится, несите к нам.
        ## Что лучше принести
        Верёвки, обвязки и всё, на чём держится жизнь: мы посмотрим и иногда скажем «нет».`,
      },
    },
  },
  {
    key: 'article-mats', section: 'tests', author: 'author-kalasatama', published: '2025-10-09', image: scenePath('forest-lake', 'wide', 34),
    texts: {
      en: {
        title: 'Four mats, four nights', meta: 'Foam, self-inflating, air and insulated air on frozen ground in Nuuksio: weighed, slept on, written down.',
        text: `Four people, four mats, four nights in October, and every evening everybody moved one mat on. The ground was between plus three and minus four.
        ## What the scale said
        - Foam mat: 390 g, the only one lighter than its label
        - Self-inflating: 910 g, without its bag
        - Air mat: 480 g, with the pump sack 550 g
        - Insulated air mat: 560 g
        ## What the backs said
        Nobody slept badly on the insulated one, and nobody slept well on the uninsulated air mat below zero: it is soft, and it is cold. The foam mat was loudest about stones and the only one that nobody had to blow up with cold lips.
        ## What we take
        From May to September an air mat; from October the insulated one with the foam mat below. Their values add up, and the foam one is the seat at breakfast.`,
      },
      fi: {
        title: 'Neljä alustaa, neljä yötä', meta: 'Solumuovi, itsetäyttyvä, ilma ja eristetty ilma Nuuksion jäisellä maalla: punnittu, nukuttu, kirjattu.',
        text: `Neljä nukkujaa, neljä alustaa, neljä lokakuun yötä, ja joka ilta jokainen siirtyi seuraavalle. Maa oli kolmen plusasteen ja neljän pakkasasteen välillä.
        ## Mitä vaaka sanoi
        - Solumuovi: 390 g, ainoa joka painoi vähemmän kuin lupasi
        - Itsetäyttyvä: 910 g ilman pussia
        - Ilmapatja: 480 g, pumppupussin kanssa 550 g
        - Eristetty ilmapatja: 560 g
        ## Mitä selät sanoivat
        Eristetyllä kukaan ei nukkunut huonosti, ja eristämättömällä ilmapatjalla kukaan ei nukkunut pakkasella hyvin: se on pehmeä ja se on kylmä. Solumuovi kertoi kivistä kovimmin, mutta sitä ei tarvinnut puhaltaa kylmin huulin.
        ## Mitä otamme
        Toukokuusta syyskuuhun ilmapatjan; lokakuusta alkaen eristetyn ja solumuovin sen alle. Arvot lasketaan yhteen, ja aamulla solumuovi on istuin.`,
      },
      sv: {
        title: 'Fyra underlag, fyra nätter', meta: 'Skum, självuppblåsande, luft och isolerad luft på frusen mark i Noux: vägt, sovet på, nedskrivet.',
        text: `Fyra personer, fyra underlag, fyra nätter i oktober, och varje kväll flyttade alla ett steg. Marken låg mellan tre plus och fyra minus.
        ## Vad vågen sa
        - Skumunderlag: 390 g, det enda som var lättare än etiketten
        - Självuppblåsande: 910 g utan påse
        - Luftmadrass: 480 g, med pumpsäck 550 g
        - Isolerad luftmadrass: 560 g
        ## Vad ryggarna sa
        Ingen sov dåligt på den isolerade, och ingen sov gott på den oisolerade under noll: den är mjuk, och den är kall. Skumunderlaget berättade mest om stenarna men var det enda som ingen behövde blåsa upp med kalla läppar.
        ## Vad vi tar med
        Från maj till september en luftmadrass; från oktober den isolerade med skumunderlaget under. Värdena läggs ihop, och vid frukosten är skummet sittplats.`,
      },
      de: {
        title: 'Vier Matten, vier Nächte', meta: 'Schaum, selbstaufblasend, Luft und isolierte Luft auf gefrorenem Boden in Nuuksio: gewogen und beschlafen.',
        text: `Vier Leute, vier Matten, vier Nächte im Oktober, und jeden Abend rückte jeder eine Matte weiter. Der Boden hatte zwischen plus drei und minus vier Grad.
        ## Was die Waage sagte
        - Schaummatte: 390 g, als einzige leichter als angegeben
        - Selbstaufblasend: 910 g ohne Beutel
        - Luftmatte: 480 g, mit Pumpsack 550 g
        - Isolierte Luftmatte: 560 g
        ## Was die Rücken sagten
        Auf der isolierten schlief niemand schlecht, auf der nicht isolierten unter null niemand gut: Sie ist weich, und sie ist kalt. Die Schaummatte erzählte am meisten von den Steinen, aber niemand musste sie mit kalten Lippen aufblasen.
        ## Was wir mitnehmen
        Von Mai bis September eine Luftmatte; ab Oktober die isolierte, darunter die aus Schaum. Die Werte addieren sich, und zum Frühstück ist der Schaum der Sitzplatz.`,
      },
      fr: {
        title: 'Quatre matelas, quatre nuits', meta: 'Mousse, autogonflant, air et air isolé sur le sol gelé de Nuuksio : pesés, essayés, notés.',
        text: `Quatre dormeurs, quatre matelas, quatre nuits d’octobre, et chaque soir chacun avançait d’un matelas. Le sol allait de plus trois à moins quatre.
        ## Ce qu’a dit la balance
        - Mousse : 390 g, le seul plus léger que son étiquette
        - Autogonflant : 910 g sans sa housse
        - Air : 480 g, 550 g avec le sac de gonflage
        - Air isolé : 560 g
        ## Ce qu’ont dit les dos
        Personne n’a mal dormi sur l’isolé, et personne n’a bien dormi sous zéro sur l’air sans isolation : c’est moelleux, et c’est froid. La mousse a le plus parlé des cailloux, mais personne n’a eu à la gonfler les lèvres gelées.
        ## Ce que nous prenons
        De mai à septembre, un matelas à air ; dès octobre, l’isolé posé sur la mousse. Les valeurs s’additionnent, et au petit déjeuner la mousse sert de siège.`,
      },
      ru: {
        title: 'Четыре коврика, четыре ночи', meta: 'Пенка, самонадувной, надувной и утеплённый на мёрзлой земле в Нууксио: взвесили, выспались, записали.',
        text: `Четыре человека, четыре коврика, четыре октябрьские ночи, и каждый вечер все пересаживались на следующий. Земля была от плюс трёх до минус четырёх.
        ## Что сказали весы
        - Пенка: 390 г, единственная легче, чем написано
        - Самонадувной: 910 г без чехла
        - Надувной: 480 г, с насосным мешком 550 г
        - Утеплённый надувной: 560 г
        ## Что сказали спины
        На утеплённом никто не спал плохо, а на неутеплённом ниже нуля никто не спал хорошо: он мягкий, и он холодный. Пенка громче всех рассказывала о камнях, зато её не надо надувать замёрзшими губами.
        ## Что берём мы
        С мая по сентябрь надувной; с октября утеплённый, а под ним пенку. Значения складываются, а за завтраком пенка служит сиденьем.`,
      },
    },
  },
  {
    key: 'article-rucksacks', section: 'blog', author: 'author-tampere', published: '2025-06-12', image: scenePath('ridge-summer', 'wide', 35),
    texts: {
      en: {
        title: 'Forty rucksacks and one buckle', meta: 'We opened every pack that came in last spring and wrote down what had given way. It was almost always the same.',
        text: `Between March and May forty rucksacks came over the counter. We kept a list, mostly to settle an argument.
        ## The list
        - Twenty-three hip belt buckles, most of them shut in a car door
        - Nine lids with torn webbing
        - Five zips, all full of sand
        - Two frames bent by air travel, one by a reindeer
        ## What we learnt
        Not one pack had worn out. They broke at the one place where a stiff thing meets a soft one, and nearly always on the way to the trip rather than on it. Since then we tell everybody the same at the counter: fasten the hip belt round the pack before it goes into the boot. It costs nothing, and it would have saved us twenty-three buckles.
        The reindeer pack is mended. It went back to Inari.`,
      },
      fi: {
        title: 'Neljäkymmentä rinkkaa ja yksi solki', meta: 'Avasimme jokaisen viime keväänä tulleen rinkan ja kirjasimme, mikä petti. Se oli melkein aina sama paikka.',
        text: `Maaliskuun ja toukokuun välillä tiskin yli tuli neljäkymmentä rinkkaa. Pidimme kirjaa, lähinnä erään väittelyn ratkaisemiseksi.
        ## Lista
        - Kaksikymmentäkolme lantiovyön solkea, useimmat jääneet auton oven väliin
        - Yhdeksän läppää, joista nauha oli revennyt
        - Viisi vetoketjua, kaikki täynnä hiekkaa
        - Kaksi lentomatkalla vääntynyttä kehystä, ja yksi poron jäljiltä
        ## Mitä opimme
        Yksikään rinkka ei ollut kulunut puhki. Ne hajosivat siitä, missä kova kohtaa pehmeän, ja melkein aina matkalla retkelle eikä retkellä. Siitä lähtien sanomme tiskillä kaikille saman: sulje lantiovyö rinkan ympäri, ennen kuin nostat sen peräkonttiin. Se ei maksa mitään ja olisi säästänyt meiltä kaksikymmentäkolme solkea.
        Poron rinkka on korjattu. Se palasi Inariin.`,
      },
      sv: {
        title: 'Fyrtio ryggsäckar och ett spänne', meta: 'Vi öppnade varje ryggsäck som kom in i våras och skrev upp vad som gett vika. Det var nästan alltid samma sak.',
        text: `Mellan mars och maj kom fyrtio ryggsäckar över disken. Vi förde lista, mest för att avgöra ett gräl.
        ## Listan
        - Tjugotre spännen på höftbälten, de flesta klämda i en bildörr
        - Nio lock med avslitna band
        - Fem dragkedjor, alla fulla av sand
        - Två ramar som böjts på flyget, en av en ren
        ## Vad vi lärde oss
        Inte en enda säck var utsliten. De gick sönder där något hårt möter något mjukt, och nästan alltid på väg till turen och inte på den. Sedan dess säger vi samma sak till alla: knäpp höftbältet runt säcken innan den åker in i bagageluckan. Det kostar ingenting och hade sparat oss tjugotre spännen.
        Rensäcken är lagad. Den for tillbaka till Enare.`,
      },
      de: {
        title: 'Vierzig Rucksäcke und eine Schnalle', meta: 'Wir haben jeden Rucksack vom Frühjahr geöffnet und notiert, was nachgab. Es war fast immer dasselbe.',
        text: `Zwischen März und Mai kamen vierzig Rucksäcke über die Theke. Wir führten eine Liste, vor allem, um einen Streit zu beenden.
        ## Die Liste
        - Dreiundzwanzig Hüftgurtschnallen, die meisten in der Autotür eingeklemmt
        - Neun Deckel mit ausgerissenem Band
        - Fünf Reißverschlüsse, alle voller Sand
        - Zwei im Flugzeug verbogene Rahmen, einer von einem Rentier
        ## Was wir gelernt haben
        Kein einziger war verschlissen. Sie brachen dort, wo Hartes auf Weiches trifft, und fast immer auf dem Weg zur Tour statt auf ihr. Seitdem sagen wir an der Theke allen dasselbe: den Hüftgurt um den Rucksack schließen, bevor er in den Kofferraum kommt. Das kostet nichts und hätte uns dreiundzwanzig Schnallen erspart.
        Der Rentierrucksack ist geflickt. Er ist zurück in Inari.`,
      },
      fr: {
        title: 'Quarante sacs à dos et une boucle', meta: 'Nous avons ouvert chaque sac arrivé au printemps et noté ce qui avait lâché. C’était presque toujours pareil.',
        text: `Entre mars et mai, quarante sacs à dos sont passés sur le comptoir. Nous avons tenu une liste, surtout pour trancher une dispute.
        ## La liste
        - Vingt-trois boucles de ceinture, la plupart coincées dans une portière
        - Neuf rabats à la sangle arrachée
        - Cinq fermetures, toutes pleines de sable
        - Deux armatures tordues en avion, une par un renne
        ## Ce que nous avons appris
        Pas un sac n’était usé. Ils cassent là où le dur rencontre le mou, et presque toujours en allant à la randonnée plutôt qu’en marchant. Depuis, nous disons la même chose à tout le monde : bouclez la ceinture autour du sac avant de le mettre dans le coffre. Cela ne coûte rien, et nous aurait épargné vingt-trois boucles.
        Le sac au renne est réparé. Il est reparti à Inari.`,
      },
      ru: {
        title: 'Сорок рюкзаков и одна пряжка', meta: 'Мы открыли каждый рюкзак, что пришёл весной, и записали, что не выдержало. Почти всегда одно и то же.',
        text: `С марта по май через наш прилавок прошло сорок рюкзаков. Мы вели список, в основном чтобы решить один спор.
        ## Список
        - Двадцать три пряжки поясного ремня, большинство прищемили дверцей машины
        - Девять клапанов с оторванной стропой
        - Пять молний, все в песке
        - Две рамы, погнутые в самолёте, и одна, погнутая оленем
        ## Что мы поняли
        Ни один рюкзак не износился. Они ломаются там, где твёрдое встречается с мягким, и почти всегда по дороге в поход, а не в нём самом. С тех пор мы говорим всем одно: застегните поясной ремень вокруг рюкзака, прежде чем класть его в багажник. Это ничего не стоит, а нас избавило бы от двадцати трёх пряжек.
        Рюкзак после оленя починен. Он вернулся в Инари.`,
      },
    },
  },
  {
    key: 'article-slow-walk', section: 'events', author: 'author-kalasatama', published: '2025-08-28', image: scenePath('forest-lake', 'wide', 36),
    texts: {
      en: {
        title: 'The slow walk, last Sunday of the month', meta: 'Six kilometres in three hours from the Kalasatama store, with dogs, thermos flasks and no hurry at all.',
        text: `We began it because somebody at the counter had a bad knee. It has become the walk that most people come to.
        ## How it goes
        - Last Sunday of each month at 11, from the door of the Kalasatama store
        - Six kilometres along the shore, three hours with a break for coffee
        - Dogs welcome, prams can come along except in snow
        - No fee, no list: whoever stands there comes along
        ## What to bring
        Something to sit on and something to drink. You may borrow poles, spikes and a headlamp at the counter, also to try out.
        ## If it storms
        We go all the same, only shorter. At more than 15 metres a second we stay in the store, put the kettle on and mend what people have with them.`,
      },
      fi: {
        title: 'Hidas kävely kuun viimeisenä sunnuntaina', meta: 'Kuusi kilometriä kolmessa tunnissa Kalasatamasta: koirat, termospullot eikä kiirettä mihinkään.',
        text: `Aloitimme sen, koska jollakulla tiskin takana oli huono polvi. Siitä on tullut kävely, jolle tullaan eniten.
        ## Näin se menee
        - Joka kuun viimeisenä sunnuntaina kello 11 Kalasataman myymälän ovelta
        - Kuusi kilometriä rantaa, kolme tuntia kahvitaukoineen
        - Koirat tervetulleita, rattaat pääsevät mukaan lumettomaan aikaan
        - Ei maksua eikä listaa: joka on paikalla, lähtee mukaan
        ## Mitä mukaan
        Jotain alle ja jotain juotavaa. Sauvat, liukuesteet ja otsalampun saa tiskiltä lainaksi, myös kokeiltavaksi.
        ## Jos myrskyää
        Menemme silti, lyhyemmin. Yli 15 metriä sekunnissa jäämme myymälään, keitämme kahvit ja korjaamme, mitä kullakin on mukana.`,
      },
      sv: {
        title: 'Den långsamma promenaden, sista söndagen', meta: 'Sex kilometer på tre timmar från butiken i Fiskehamnen, med hundar, termosar och ingen brådska.',
        text: `Vi började för att någon bakom disken hade ett dåligt knä. Det har blivit promenaden som flest kommer till.
        ## Så går det till
        - Sista söndagen i månaden klockan 11, från butikens dörr i Fiskehamnen
        - Sex kilometer längs stranden, tre timmar med kaffepaus
        - Hundar välkomna, barnvagnar följer med när det inte är snö
        - Ingen avgift, ingen lista: den som står där går med
        ## Vad du tar med
        Något att sitta på och något att dricka. Stavar, broddar och pannlampa får du låna vid disken, också för att prova.
        ## Om det stormar
        Vi går ändå, bara kortare. Över 15 meter i sekunden stannar vi i butiken, kokar kaffe och lagar det folk har med sig.`,
      },
      de: {
        title: 'Der langsame Gang am letzten Sonntag', meta: 'Sechs Kilometer in drei Stunden ab der Filiale Kalasatama, mit Hunden, Thermosflaschen und ohne Eile.',
        text: `Wir fingen damit an, weil jemand hinter der Theke ein schlechtes Knie hatte. Heute kommen zu keinem Gang mehr Leute.
        ## So läuft es
        - Am letzten Sonntag des Monats um 11 Uhr, ab der Tür der Filiale Kalasatama
        - Sechs Kilometer am Ufer, drei Stunden mit Kaffeepause
        - Hunde willkommen, Kinderwagen auch, außer bei Schnee
        - Keine Gebühr, keine Liste: Wer dasteht, geht mit
        ## Was Sie mitbringen
        Etwas zum Sitzen und etwas zu trinken. Stöcke, Spikes und Stirnlampe leihen wir an der Theke aus, auch zum Probieren.
        ## Bei Sturm
        Wir gehen trotzdem, nur kürzer. Bei mehr als 15 Metern in der Sekunde bleiben wir in der Filiale, kochen Kaffee und reparieren, was alle dabeihaben.`,
      },
      fr: {
        title: 'La marche lente du dernier dimanche', meta: 'Six kilomètres en trois heures au départ de Kalasatama, avec chiens, thermos et sans aucune hâte.',
        text: `Nous l’avons lancée parce que quelqu’un, derrière le comptoir, avait mal au genou. C’est devenu notre marche la plus suivie.
        ## Comment cela se passe
        - Le dernier dimanche du mois à 11 h, devant la porte du magasin de Kalasatama
        - Six kilomètres au bord de l’eau, trois heures avec la pause café
        - Chiens bienvenus, poussettes aussi, sauf par temps de neige
        - Ni prix, ni liste : qui est là vient avec nous
        ## À apporter
        De quoi s’asseoir et de quoi boire. Bâtons, crampons et frontale se prêtent au comptoir, aussi pour essayer.
        ## En cas de tempête
        Nous partons quand même, moins loin. Au-delà de 15 mètres par seconde, nous restons au magasin, le café chauffe et nous réparons ce que chacun a apporté.`,
      },
      ru: {
        title: 'Медленная прогулка в последнее воскресенье', meta: 'Шесть километров за три часа от магазина в Каласатаме: собаки, термосы и никакой спешки.',
        text: `Мы начали её, потому что у кого-то за прилавком болело колено. Теперь на неё приходит больше всего людей.
        ## Как это проходит
        - В последнее воскресенье месяца в 11 часов от дверей магазина в Каласатаме
        - Шесть километров вдоль берега, три часа с перерывом на кофе
        - Можно с собаками, с колясками тоже, если нет снега
        - Ни платы, ни списков: кто пришёл, тот идёт
        ## Что взять
        На чём посидеть и что попить. Палки, ледоступы и фонарь можно одолжить у стойки, в том числе чтобы попробовать.
        ## Если шторм
        Всё равно идём, только короче. При ветре больше 15 метров в секунду остаёмся в магазине, варим кофе и чиним то, что у кого с собой.`,
      },
    },
  },
]
