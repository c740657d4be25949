/** The pages beyond buying and service: rental, companies, club offers, and life outdoors with its four tabs. */
import type { Language } from '@/lib/market/languages'

import type { MorePageKey, PageText, TabText } from './format'

interface OutdoorTexts {
  pages: Readonly<Record<MorePageKey, PageText>>
  /** Tabs in the order of LIFE_TABS: guides, tests, events, blogs. */
  life: { title: string; meta: string; tabs: readonly [TabText, TabText, TabText, TabText] }
}

export const OUTDOORS: Readonly<Record<Language, OutdoorTexts>> = {
  en: {
    pages: {
      rental: {
        title: 'Rental', meta: 'Skis, packs, tents and canoes for a day or two weeks: what it costs, where you collect it and what the deposit is for.',
        text: `For a first try, for a guest, or for the one week a year when you need it.
        ## How it works
        - Book by telephone {phone} or at the counter, at the latest the day before
        - Collect from 15 on the day before your first day; return by 12 on the day after the last
        - The price per day falls with the length: from the fourth day you pay half
        ## Deposit and wear
        We reserve 100 € on your card and release it on return. Scratches are part of the trip; a broken pole costs what the part costs.
        [See what you can rent](rental/rentle)`,
      },
      enterprise: {
        title: 'Corporate deals', meta: 'Work clothing, staff gifts and benefit payments: how companies and associations buy from us.',
        text: `Clothing for people who work outside, and gifts that get used.
        ## What we do for companies
        - Printed or embroidered clothing from ten pieces
        - Staff gifts with a code of their own: everybody picks size and colour
        - Invoice, 14 days net, also electronically
        ## Ask for an offer
        Write to {email} and say how many people, for what, and by when. You have an answer within two working days.`,
      },
      'campaigns/club-offers': {
        title: 'Club offers', meta: 'Prices for members, explained: where to see them, how long they hold, and how to join.',
        text: `About half of our goods have a club price. You see it beside the general price, in the same size, before and after you log in.
        ## How to get it
        - Join free of charge, at the checkout or in your account
        - Log in: the cart then counts with the club price
        ## What holds
        Club prices cannot be added to a discount code for the same goods; the lower price counts. They change on the first day of the month.`,
      },
    },
    life: {
      title: 'Life outdoors', meta: 'Guides, tests, events and stories from people who spend their weekends outside.',
      tabs: [
        { title: 'Guides', text: `## How to dress for minus twenty
        Wool against the skin, something lofty over it, a shell that lets damp out. Take a layer off before you sweat, not after.
        ## How warm must a sleeping bag be?
        Read the comfort figure, not the limit. Take five degrees in hand, and put the rest of the money into the mat: the cold comes from below.` },
        { title: 'Tests', text: `## How we test
        Each thing is used for a month by two people of different size, and weighed on our own scale. We buy what we test, and we write down what broke.
        ## Headlamps in the cold
        At minus fifteen every lamp lost a third of its burning time. Those with a battery in the pocket lost a tenth.` },
        { title: 'Events', text: `## Every month
        - First Thursday: repair evening in every store, bring one thing
        - Second Saturday: waxing course in Tampere and Oulu, free for members
        - Last Sunday: slow walk from the Kalasatama store, dogs welcome
        Places are booked at the counter or by e-mail, {email}.` },
        { title: 'Blogs', text: '' },
      ],
    },
  },
  fi: {
    pages: {
      rental: {
        title: 'Vuokraus', meta: 'Sukset, rinkat, teltat ja kanootit päiväksi tai kahdeksi viikoksi: hinnat, nouto ja vakuus lyhyesti.',
        text: `Ensikokeiluun, vieraalle tai siihen yhteen viikkoon vuodessa, jolloin varustetta tarvitsee.
        ## Näin se toimii
        - Varaa puhelimitse {phone} tai tiskiltä viimeistään edellisenä päivänä
        - Nouda edellisenä päivänä kello 15 jälkeen, palauta seuraavana kello 12 mennessä
        - Päivähinta laskee ajan myötä: neljännestä päivästä alkaen puoleen
        ## Vakuus ja kuluminen
        Varaamme kortiltasi 100 euroa ja vapautamme sen palautuksessa. Naarmut kuuluvat retkeen; katkennut sauva maksaa osan hinnan.
        [Katso, mitä voit vuokrata](rental/rentle)`,
      },
      enterprise: {
        title: 'Yritysedut', meta: 'Työvaatteet, henkilökuntalahjat ja edut: näin yritykset ja yhdistykset asioivat meillä.',
        text: `Vaatteita ulkotyöhön ja lahjoja, jotka päätyvät käyttöön.
        ## Mitä teemme yrityksille
        - Painetut tai brodeeratut vaatteet kymmenestä kappaleesta alkaen
        - Henkilökuntalahjat omalla koodilla: jokainen valitsee koon ja värin
        - Lasku, 14 päivää netto, myös verkkolaskuna
        ## Pyydä tarjous
        Kirjoita osoitteeseen {email}: montako ihmistä, mihin käyttöön ja milloin. Vastaamme kahdessa arkipäivässä.`,
      },
      'campaigns/club-offers': {
        title: 'Klubitarjoukset', meta: 'Jäsenhinnat selitettynä: missä ne näkyvät, kauanko ne pitävät ja miten klubiin liitytään.',
        text: `Noin puolella tuotteistamme on klubihinta. Näet sen yleisen hinnan vieressä, samassa koossa, kirjautuneena ja kirjautumatta.
        ## Näin saat sen
        - Liity maksutta kassalla tai omalla tilillä
        - Kirjaudu: ostoskori laskee silloin klubihinnalla
        ## Mikä pätee
        Klubihintaa ja alennuskoodia ei yhdistetä samaan tuotteeseen; halvempi hinta jää voimaan. Hinnat vaihtuvat kuun ensimmäisenä päivänä.`,
      },
    },
    life: {
      title: 'Ulkoelämä', meta: 'Oppaita, testejä, tapahtumia ja tarinoita ihmisiltä, jotka viettävät viikonloppunsa ulkona.',
      tabs: [
        { title: 'Oppaat', text: `## Miten pukeudut kahteenkymmeneen pakkasasteeseen
        Villaa ihoa vasten, jotain ilmavaa päälle ja kuori, joka päästää kosteuden ulos. Riisu kerros ennen kuin hikoilet, älä sen jälkeen.
        ## Kuinka lämmin makuupussin pitää olla?
        Lue mukavuuslämpötila, älä alarajaa. Jätä viisi astetta varaa ja käytä loput rahat alustaan: kylmä tulee alhaalta.` },
        { title: 'Testit', text: `## Näin testaamme
        Kaksi erikokoista ihmistä käyttää jokaista tuotetta kuukauden, ja punnitsemme sen omalla vaa'allamme. Ostamme testattavat itse ja kirjaamme, mikä hajosi.
        ## Otsalamput pakkasessa
        Viidentoista asteen pakkasessa jokainen lamppu menetti kolmanneksen palamisajastaan. Taskuun menevällä akulla hävisi kymmenesosa.` },
        { title: 'Tapahtumat', text: `## Joka kuukausi
        - Ensimmäinen torstai: korjausilta jokaisessa myymälässä, ota mukaan yksi esine
        - Toinen lauantai: voitelukurssi Tampereella ja Oulussa, jäsenille maksuton
        - Viimeinen sunnuntai: hidas kävely Kalasataman myymälältä, koirat tervetulleita
        Paikat varataan tiskiltä tai sähköpostilla, {email}.` },
        { title: 'Blogit', text: '' },
      ],
    },
  },
  sv: {
    pages: {
      rental: {
        title: 'Uthyrning', meta: 'Skidor, ryggsäckar, tält och kanoter för en dag eller två veckor: pris, hämtning och deposition.',
        text: `För ett första försök, för en gäst eller för den enda vecka om året då du behöver det.
        ## Så fungerar det
        - Boka per telefon {phone} eller i butiken, senast dagen innan
        - Hämta från klockan 15 dagen före din första dag, lämna senast klockan 12 dagen efter den sista
        - Dagspriset sjunker med tiden: från fjärde dagen betalar du hälften
        ## Deposition och slitage
        Vi reserverar 100 € på ditt kort och släpper dem vid återlämningen. Repor hör till turen; en bruten stav kostar vad delen kostar.
        [Se vad du kan hyra](rental/rentle)`,
      },
      enterprise: {
        title: 'Företagsavtal', meta: 'Arbetskläder, personalgåvor och förmåner: så handlar företag och föreningar hos oss.',
        text: `Kläder för den som arbetar ute, och gåvor som kommer till användning.
        ## Det här gör vi för företag
        - Tryckta eller broderade kläder från tio plagg
        - Personalgåvor med egen kod: var och en väljer storlek och färg
        - Faktura, 14 dagar netto, också elektroniskt
        ## Be om en offert
        Skriv till {email} och berätta hur många, till vad och när. Du har svar inom två vardagar.`,
      },
      'campaigns/club-offers': {
        title: 'Klubberbjudanden', meta: 'Medlemspriserna förklarade: var de syns, hur länge de gäller och hur du går med.',
        text: `Ungefär hälften av våra varor har ett klubbpris. Du ser det bredvid det allmänna priset, i samma storlek, både före och efter inloggning.
        ## Så får du det
        - Gå med utan kostnad i kassan eller på ditt konto
        - Logga in: varukorgen räknar då med klubbpriset
        ## Vad som gäller
        Klubbpris och rabattkod läggs inte ihop för samma vara; det lägre priset gäller. Priserna byts den första i månaden.`,
      },
    },
    life: {
      title: 'Friluftsliv', meta: 'Guider, tester, evenemang och berättelser från folk som tillbringar sina helger ute.',
      tabs: [
        { title: 'Guider', text: `## Klä dig för tjugo minusgrader
        Ull närmast kroppen, något luftigt ovanpå och ett skal som släpper ut fukt. Ta av ett lager innan du svettas, inte efteråt.
        ## Hur varm måste sovsäcken vara?
        Läs komfortvärdet, inte gränsvärdet. Ha fem grader i reserv och lägg resten av pengarna på underlaget: kylan kommer underifrån.` },
        { title: 'Tester', text: `## Så testar vi
        Två personer av olika storlek använder varje sak i en månad, och vi väger den på egen våg. Vi köper det vi testar och skriver upp vad som gick sönder.
        ## Pannlampor i kyla
        Vid femton minusgrader förlorade varje lampa en tredjedel av sin lystid. De med batteriet i fickan förlorade en tiondel.` },
        { title: 'Evenemang', text: `## Varje månad
        - Första torsdagen: lagarkväll i varje butik, ta med en sak
        - Andra lördagen: vallakurs i Tammerfors och Uleåborg, fri för medlemmar
        - Sista söndagen: långsam promenad från butiken i Fiskehamnen, hundar välkomna
        Platser bokas i butiken eller per e-post, {email}.` },
        { title: 'Bloggar', text: '' },
      ],
    },
  },
  de: {
    pages: {
      rental: {
        title: 'Verleih', meta: 'Ski, Rucksäcke, Zelte und Kanus für einen Tag oder zwei Wochen: Preise, Abholung und Kaution.',
        text: `Zum Ausprobieren, für einen Gast oder für die eine Woche im Jahr, in der man es braucht.
        ## So geht es
        - Telefonisch unter {phone} oder in der Filiale reservieren, spätestens am Vortag
        - Abholung ab 15 Uhr am Tag davor, Rückgabe bis 12 Uhr am Tag danach
        - Der Tagespreis sinkt mit der Dauer: ab dem vierten Tag zahlen Sie die Hälfte
        ## Kaution und Abnutzung
        Wir reservieren 100 € auf Ihrer Karte und geben sie bei der Rückgabe frei. Kratzer gehören zur Tour; ein gebrochener Stock kostet, was das Teil kostet.
        [Sehen, was Sie leihen können](rental/rentle)`,
      },
      enterprise: {
        title: 'Firmenangebote', meta: 'Arbeitskleidung, Mitarbeitergeschenke und Rechnungskauf: So kaufen Firmen und Vereine bei uns.',
        text: `Kleidung für Menschen, die draußen arbeiten, und Geschenke, die benutzt werden.
        ## Was wir für Firmen tun
        - Bedruckte oder bestickte Kleidung ab zehn Stück
        - Mitarbeitergeschenke mit eigenem Code: Größe und Farbe wählt jeder selbst
        - Rechnung, 14 Tage netto, auch elektronisch
        ## Angebot anfordern
        Schreiben Sie an {email}: wie viele Personen, wofür und bis wann. Die Antwort kommt innerhalb von zwei Werktagen.`,
      },
      'campaigns/club-offers': {
        title: 'Club-Angebote', meta: 'Die Preise für Mitglieder erklärt: wo Sie sie sehen, wie lange sie gelten und wie Sie beitreten.',
        text: `Etwa die Hälfte unserer Waren hat einen Clubpreis. Sie sehen ihn neben dem allgemeinen Preis, gleich groß, vor und nach dem Anmelden.
        ## So bekommen Sie ihn
        - Kostenlos beitreten, an der Kasse oder im Konto
        - Anmelden: Der Warenkorb rechnet dann mit dem Clubpreis
        ## Was gilt
        Clubpreis und Rabattcode werden für dieselbe Ware nicht addiert; es gilt der niedrigere Preis. Die Preise wechseln am Monatsersten.`,
      },
    },
    life: {
      title: 'Leben draußen', meta: 'Ratgeber, Tests, Veranstaltungen und Geschichten von Leuten, die ihre Wochenenden draußen verbringen.',
      tabs: [
        { title: 'Ratgeber', text: `## Kleidung für zwanzig Grad minus
        Wolle auf der Haut, etwas Bauschiges darüber, eine Hülle, die Feuchtigkeit hinauslässt. Eine Schicht ausziehen, bevor man schwitzt, nicht danach.
        ## Wie warm muss ein Schlafsack sein?
        Lesen Sie den Komfortwert, nicht den Grenzwert. Fünf Grad Reserve, und das restliche Geld in die Matte: Die Kälte kommt von unten.` },
        { title: 'Tests', text: `## So testen wir
        Zwei Menschen verschiedener Größe benutzen jedes Stück einen Monat lang, gewogen wird auf unserer eigenen Waage. Wir kaufen, was wir testen, und schreiben auf, was kaputtging.
        ## Stirnlampen in der Kälte
        Bei minus fünfzehn Grad verlor jede Lampe ein Drittel ihrer Leuchtdauer. Mit dem Akku in der Tasche war es ein Zehntel.` },
        { title: 'Veranstaltungen', text: `## Jeden Monat
        - Erster Donnerstag: Reparaturabend in jeder Filiale, bringen Sie ein Stück mit
        - Zweiter Samstag: Wachskurs in Tampere und Oulu, für Mitglieder frei
        - Letzter Sonntag: langsamer Spaziergang ab der Filiale Kalasatama, Hunde willkommen
        Plätze gibt es in der Filiale oder per E-Mail, {email}.` },
        { title: 'Blogs', text: '' },
      ],
    },
  },
  fr: {
    pages: {
      rental: {
        title: 'Location', meta: 'Skis, sacs, tentes et canoës pour un jour ou deux semaines : prix, retrait et caution.',
        text: `Pour un premier essai, pour un invité, ou pour l’unique semaine de l’année où l’on en a besoin.
        ## Comment ça marche
        - Réservez par téléphone {phone} ou en magasin, au plus tard la veille
        - Retrait dès 15 h la veille du premier jour, retour avant 12 h le lendemain du dernier
        - Le prix par jour baisse avec la durée : dès le quatrième jour, vous payez la moitié
        ## Caution et usure
        Nous réservons 100 € sur votre carte et les libérons au retour. Les rayures font partie du voyage ; un bâton cassé coûte le prix de la pièce.
        [Voir ce que vous pouvez louer](rental/rentle)`,
      },
      enterprise: {
        title: 'Offres aux entreprises', meta: 'Vêtements de travail, cadeaux au personnel et facture : comment les entreprises achètent chez nous.',
        text: `Des vêtements pour ceux qui travaillent dehors, et des cadeaux qui servent.
        ## Ce que nous faisons
        - Vêtements imprimés ou brodés dès dix pièces
        - Cadeaux au personnel avec un code : chacun choisit taille et couleur
        - Facture à 14 jours net, aussi électronique
        ## Demander une offre
        Écrivez à {email} : combien de personnes, pour quel usage et pour quand. Réponse sous deux jours ouvrés.`,
      },
      'campaigns/club-offers': {
        title: 'Offres du club', meta: 'Les prix des membres expliqués : où les voir, combien de temps ils durent et comment adhérer.',
        text: `Environ la moitié de nos articles ont un prix club. Vous le voyez à côté du prix général, de la même taille, connecté ou non.
        ## Pour en profiter
        - Adhérez gratuitement, à la caisse ou dans votre compte
        - Connectez-vous : le panier compte alors le prix club
        ## Les règles
        Prix club et code de réduction ne s’ajoutent pas sur le même article ; le prix le plus bas compte. Les prix changent le premier du mois.`,
      },
    },
    life: {
      title: 'Vie en plein air', meta: 'Guides, tests, événements et récits de gens qui passent leurs fins de semaine dehors.',
      tabs: [
        { title: 'Guides', text: `## S’habiller par moins vingt
        De la laine à même la peau, du gonflant par-dessus, une enveloppe qui laisse sortir l’humidité. Enlevez une couche avant de transpirer, pas après.
        ## Quelle chaleur pour un sac de couchage ?
        Lisez la température de confort, pas la limite. Gardez cinq degrés de marge et mettez le reste dans le matelas : le froid vient d’en bas.` },
        { title: 'Tests', text: `## Comment nous testons
        Deux personnes de tailles différentes utilisent chaque objet un mois, et nous le pesons nous-mêmes. Nous achetons ce que nous testons et notons ce qui a cassé.
        ## Les frontales au froid
        À moins quinze, chaque lampe a perdu un tiers de son autonomie. Avec la batterie dans la poche, un dixième.` },
        { title: 'Événements', text: `## Chaque mois
        - Premier jeudi : soirée réparation dans chaque magasin, apportez un objet
        - Deuxième samedi : cours de fartage à Tampere et à Oulu, gratuit pour les membres
        - Dernier dimanche : marche lente depuis le magasin de Kalasatama, chiens bienvenus
        Réservation en magasin ou par e-mail, {email}.` },
        { title: 'Blogs', text: '' },
      ],
    },
  },
  ru: {
    pages: {
      rental: {
        title: 'Прокат', meta: 'Лыжи, рюкзаки, палатки и каноэ на день или на две недели: цены, выдача и залог.',
        text: `Чтобы попробовать впервые, для гостя или для той единственной недели в году, когда это нужно.
        ## Как это устроено
        - Забронируйте по телефону {phone} или в магазине, не позднее чем накануне
        - Забирайте накануне после 15 часов, возвращайте на следующий день до 12
        - Чем дольше срок, тем дешевле день: с четвёртого дня вы платите половину
        ## Залог и износ
        Мы резервируем 100 € на вашей карте и снимаем резерв при возврате. Царапины бывают в любом походе; сломанная палка стоит столько, сколько стоит деталь.
        [Посмотреть, что можно взять](rental/rentle)`,
      },
      enterprise: {
        title: 'Компаниям', meta: 'Рабочая одежда, подарки сотрудникам и оплата по счёту: как у нас покупают компании и объединения.',
        text: `Одежда для тех, кто работает на улице, и подарки, которыми пользуются.
        ## Что мы делаем для компаний
        - Одежда с печатью или вышивкой от десяти штук
        - Подарки сотрудникам по коду: каждый сам выбирает размер и цвет
        - Счёт с оплатой за 14 дней, в том числе электронный
        ## Запросить предложение
        Напишите на {email}: сколько человек, для чего и к какому сроку. Ответим за два рабочих дня.`,
      },
      'campaigns/club-offers': {
        title: 'Предложения клуба', meta: 'Цены для участников клуба: где их видно, сколько они действуют и как вступить.',
        text: `Клубная цена есть примерно у половины товаров. Она стоит рядом с общей, тем же шрифтом, и до входа, и после него.
        ## Как её получить
        - Вступите бесплатно на кассе или в личном кабинете
        - Войдите: корзина будет считать по клубной цене
        ## Правила
        Клубная цена и код на скидку на один товар не складываются; действует меньшая цена. Цены меняются первого числа.`,
      },
    },
    life: {
      title: 'Жизнь на природе', meta: 'Советы, тесты, события и рассказы людей, которые проводят выходные на природе.',
      tabs: [
        { title: 'Советы', text: `## Как одеться в минус двадцать
        Шерсть на тело, сверху что-нибудь пышное, снаружи оболочка, которая выпускает влагу. Снимайте слой до того, как вспотели, а не после.
        ## Насколько тёплым должен быть спальник?
        Смотрите на температуру комфорта, а не на предел. Оставьте пять градусов запаса, а остальное вложите в коврик: холод идёт снизу.` },
        { title: 'Тесты', text: `## Как мы тестируем
        Каждую вещь месяц носят два человека разного роста, и мы взвешиваем её на своих весах. То, что тестируем, покупаем сами и записываем, что сломалось.
        ## Фонари на морозе
        При минус пятнадцати каждый фонарь потерял треть времени работы. С аккумулятором в кармане — десятую часть.` },
        { title: 'События', text: `## Каждый месяц
        - Первый четверг: вечер ремонта в каждом магазине, возьмите одну вещь
        - Вторая суббота: курс подготовки лыж в Тампере и Оулу, для участников клуба бесплатно
        - Последнее воскресенье: неспешная прогулка от магазина в Каласатаме, можно с собакой
        Места бронируют в магазине или по почте {email}.` },
        { title: 'Блоги', text: '' },
      ],
    },
  },
}
