/** Pages about the shop itself and for companies: history, contact, experiences, newsletters, and a campaign. */
import type { Language } from '@/lib/market/languages'

import type { CompanyPageKey, PageText } from './format'

export const COMPANY: Readonly<Record<Language, Readonly<Record<CompanyPageKey, PageText>>>> = {
  en: {
    history: {
      title: 'Our history', meta: 'From one counter in a harbour warehouse to six stores: the years that made the shop what it is.',
      text: `What we sell has changed. What we say across the counter has not: take less, and take things that can be mended.
      ## The years
      - 1987: one counter, one sewing machine and forty used rucksacks in a harbour warehouse in Helsinki
      - 1994: the second store opens in Tampere; the first waxing course fills in a day
      - 2004: the web shop opens with three hundred products, all photographed on the same table
      - 2011: Rovaniemi, our northernmost counter
      - 2018: used gear gets shelves of its own, inspected and guaranteed
      - 2023: the second workshop, so that a zip is changed in a week again`,
    },
    ask: {
      title: 'Ask us', meta: 'Write, call or come in: who answers, how fast, and what to have at hand when you ask.',
      text: `People who use the gear answer, on working days from 9 to 17.
      ## How to reach us
      - E-mail {email}: an answer within one working day
      - Telephone {phone}
      - Any of our [stores](stores), without an appointment
      ## Have at hand
      For an order its number, for a fault a picture, for a size your measurements in centimetres. You find the state of an order yourself under [Find your order](view-order).`,
    },
    experiences: {
      title: 'Experiences', meta: 'Guided days and nights outside with our own people: small groups, gear included, for beginners too.',
      text: `Days outside with those who otherwise stand behind the counter. Six people at most, and you may borrow whatever you lack.
      ## In the programme
      - First night out: a shelter, a stove and a short way to the car park; from May to September
      - Skis on: an afternoon of cross-country technique, as long as there is snow
      - Ice and picks: getting yourself out of a hole in the ice, in a drysuit, with a sauna afterwards
      Dates are set store by store. Ask at the counter or write to {email}.`,
    },
    'corporate-info-form': {
      title: 'Company details', meta: 'What we need from a company to open an account with invoice, and how long it takes.',
      text: `An account with invoice takes one working day. Write to {email} and give us:
      - Name of the company and its registration number, VAT number outside Finland
      - Address for invoices, electronic address if you have one
      - Who may order, with e-mail address
      - About how much you expect to order in a year
      Invoices are payable within 14 days. Details are used for the account and nothing else. More under [Corporate deals](enterprise).`,
    },
    'corporate-newsletter': {
      title: 'Newsletter for companies', meta: 'Four letters a year for those who buy for others: work clothing, staff gifts, delivery times.',
      text: `Four letters a year for people who buy for others: what is new in work clothing, which gifts are in stock before Christmas, and by when to order.
      ## How to subscribe
      Write “subscribe” to {email} from the address that should get it. Every letter ends with a link that ends the subscription, and we give the address to nobody.`,
    },
    'forest-newsletter': {
      title: 'Letters from the forest', meta: 'One letter a month: a short trip, a repair you can do yourself, and what is worth reading outside.',
      text: `One letter a month, written by whoever was out last: a trip of a day or two that can be reached without a car, a repair for the kitchen table, and no more than three products.
      ## How to subscribe
      Write “forest” to {email}. The letter comes on the first Thursday; its last line ends the subscription.`,
    },
    campaign: {
      title: 'The ski package', meta: 'Skis, bindings and boots chosen together cost less than one by one, mounted and waxed.',
      text: `Choose skis, a binding and boots together, and the package costs less than its parts: 12% off alpine and 10% off cross-country, at today’s prices.
      ## What is in it
      - Bindings mounted and set to the skier, edges ground, bases waxed
      - Only parts that fit each other: the wizard checks brake, sole and technique
      - A hundred days to return what was not used; mounted skis are exchanged by agreement
      [Put a package together](ski-wizard)`,
    },
  },
  fi: {
    history: {
      title: 'Historia', meta: 'Yhdestä tiskistä sataman varastossa kuuteen myymälään: vuodet, jotka tekivät kaupasta tämän näköisen.',
      text: `Se mitä myymme on muuttunut. Se mitä sanomme tiskin yli ei: ota vähemmän, ja ota sellaista, jonka voi korjata.
      ## Vuodet
      - 1987: yksi tiski, yksi ompelukone ja neljäkymmentä käytettyä rinkkaa varastossa Helsingin satamassa
      - 1994: toinen myymälä avataan Tampereelle; ensimmäinen voitelukurssi täyttyy päivässä
      - 2004: verkkokauppa aukeaa kolmellasadalla tuotteella, jotka kaikki kuvattiin samalla pöydällä
      - 2011: Rovaniemi, pohjoisin tiskimme
      - 2018: käytetyt varusteet saavat omat hyllynsä, tarkastettuina ja takuulla
      - 2023: toinen verstas, jotta vetoketju vaihtuu taas viikossa`,
    },
    ask: {
      title: 'Kysy meiltä', meta: 'Kirjoita, soita tai tule käymään: kuka vastaa, kuinka nopeasti ja mitä kannattaa pitää käsillä.',
      text: `Sinulle vastaa ihminen, joka käyttää varusteita itse, arkisin klo 9–17.
      ## Näin tavoitat meidät
      - Sähköposti {email}: vastaus yhden arkipäivän kuluessa
      - Puhelin {phone}
      - Mikä tahansa [myymälöistämme](stores), ilman ajanvarausta
      ## Pidä käsillä
      Tilausasioissa tilausnumero, viasta kuva, koosta mittasi senttimetreinä. Tilauksen vaiheen näet itse kohdasta [Etsi tilauksesi](view-order).`,
    },
    experiences: {
      title: 'Elämykset', meta: 'Opastettuja päiviä ja öitä ulkona omien ihmistemme kanssa: pienet ryhmät, varusteet mukana, myös aloittelijoille.',
      text: `Päiviä ulkona niiden kanssa, jotka muuten seisovat tiskin takana. Enintään kuusi lähtijää, ja puuttuvat varusteet saa lainaksi.
      ## Ohjelmassa
      - Ensimmäinen yö: laavu, keitin ja lyhyt matka parkkipaikalle; toukokuusta syyskuuhun
      - Sukset jalkaan: iltapäivä hiihtotekniikkaa niin kauan kuin lunta riittää
      - Jää ja naskalit: opi nousemaan avannosta, kuivapuvussa ja saunan kera
      Ajat sovitaan myymälöittäin. Kysy tiskiltä tai kirjoita {email}.`,
    },
    'corporate-info-form': {
      title: 'Yrityksen tiedot', meta: 'Mitä tarvitsemme yritykseltä laskutustiliä varten, mihin tietoja käytetään ja kauanko avaaminen kestää.',
      text: `Laskutustili aukeaa yhdessä arkipäivässä. Kirjoita osoitteeseen {email} ja kerro:
      - Yrityksen nimi ja y-tunnus, Suomen ulkopuolella alv-tunnus
      - Laskutusosoite, myös verkkolaskuosoite jos sellainen on
      - Kuka saa tilata, sähköpostiosoitteineen
      - Arvio vuoden ostoista
      Laskun maksuaika on 14 päivää. Tietoja käytetään vain tilin hoitamiseen. Lisää sivulla [Yrityksille](enterprise).`,
    },
    'corporate-newsletter': {
      title: 'Uutiskirje yrityksille', meta: 'Neljä kirjettä vuodessa sille, joka ostaa muille: työvaatteet, henkilöstölahjat ja toimitusajat.',
      text: `Neljä kirjettä vuodessa sille, joka ostaa muille: mitä uutta työvaatteissa, mitä lahjoja on varastossa ennen joulua ja mihin mennessä pitää tilata.
      ## Näin tilaat
      Lähetä sana ”tilaan” osoitteeseen {email} siitä osoitteesta, johon kirjeen haluat. Jokaisen kirjeen lopussa on linkki, joka päättää tilauksen, emmekä anna osoitetta kenellekään.`,
    },
    'forest-newsletter': {
      title: 'Metsäkirje', meta: 'Yksi kirje kuussa: lyhyt retki, korjaus jonka osaat itse, ja mitä kannattaa lukea ulkona.',
      text: `Yksi kirje kuussa, kirjoittajana se, joka viimeksi kävi ulkona: päivän tai kahden retki, jolle pääsee ilman autoa, korjaus keittiön pöydällä tehtäväksi ja enintään kolme tuotetta.
      ## Näin tilaat
      Lähetä sana ”metsä” osoitteeseen {email}. Kirje tulee kuun ensimmäisenä torstaina; viimeinen rivi päättää tilauksen.`,
    },
    campaign: {
      title: 'Suksipaketti', meta: 'Sukset, siteet ja monot yhdessä valittuina maksavat vähemmän kuin erikseen, asennettuina ja voideltuina.',
      text: `Valitse sukset, siteet ja monot yhdessä, niin paketti maksaa vähemmän kuin osansa: laskettelu 12 % ja murtomaa 10 % halvemmalla, tämän päivän hinnoista laskettuna.
      ## Mitä siihen kuuluu
      - Siteet asennettuna ja säädettynä hiihtäjälle, kantit hiottuna, pohjat voideltuna
      - Vain osia, jotka sopivat yhteen: valitsin tarkistaa jarrun, pohjan ja hiihtotavan
      - Sata päivää palauttaa käyttämätön; asennetut sukset vaihdetaan sopimuksen mukaan
      [Kokoa paketti](ski-wizard)`,
    },
  },
  sv: {
    history: {
      title: 'Vår historia', meta: 'Från en disk i ett hamnmagasin till sex butiker: åren som gjorde butiken till vad den är.',
      text: `Det vi säljer har ändrats. Det vi säger över disken har inte gjort det: ta med mindre, och ta sådant som går att laga.
      ## Åren
      - 1987: en disk, en symaskin och fyrtio begagnade ryggsäckar i ett hamnmagasin i Helsingfors
      - 1994: den andra butiken öppnar i Tammerfors; den första vallakursen blir full på en dag
      - 2004: webbutiken öppnar med trehundra produkter, alla fotograferade på samma bord
      - 2011: Rovaniemi, vår nordligaste disk
      - 2018: begagnat får egna hyllor, kontrollerat och med garanti
      - 2023: den andra verkstaden, så att en dragkedja åter byts på en vecka`,
    },
    ask: {
      title: 'Fråga oss', meta: 'Skriv, ring eller kom in: vem som svarar, hur snabbt, och vad du bör ha till hands när du frågar.',
      text: `Den som svarar använder utrustningen själv, vardagar kl. 9–17.
      ## Så når du oss
      - E-post {email}: svar inom en vardag
      - Telefon {phone}
      - Vilken som helst av våra [butiker](stores), utan att boka tid
      ## Ha till hands
      För en beställning numret, för ett fel en bild, för en storlek dina mått i centimeter. Var beställningen är ser du själv under [Hitta din beställning](view-order).`,
    },
    experiences: {
      title: 'Upplevelser', meta: 'Guidade dagar och nätter ute med vår egen personal: små grupper, utrustning ingår, även för nybörjare.',
      text: `Dagar ute med dem som annars står bakom disken. Högst sex deltagare, och det du saknar får du låna.
      ## På programmet
      - Första natten ute: ett vindskydd, ett kök och nära till parkeringen; från maj till september
      - På med skidorna: en eftermiddag med längdteknik så länge snön ligger
      - Is och isdubbar: att ta sig upp ur en vak, i torrdräkt och med bastu efteråt
      Datum bestäms butik för butik. Fråga vid disken eller skriv till {email}.`,
    },
    'corporate-info-form': {
      title: 'Företagsuppgifter', meta: 'Vad vi behöver av ett företag för att öppna ett fakturakonto, och hur lång tid det tar.',
      text: `Ett fakturakonto tar en vardag att öppna. Skriv till {email} och ange:
      - Företagets namn och organisationsnummer, momsnummer utanför Finland
      - Fakturaadress, gärna även en för e-faktura
      - Vem som får beställa, med e-postadress
      - Ungefär hur mycket ni räknar med att beställa under ett år
      Fakturan betalas inom 14 dagar. Uppgifterna används för kontot och inget annat. Mer under [För företag](enterprise).`,
    },
    'corporate-newsletter': {
      title: 'Nyhetsbrev för företag', meta: 'Fyra brev om året till den som köper åt andra: arbetskläder, personalgåvor och leveranstider.',
      text: `Fyra brev om året till den som köper åt andra: nytt bland arbetskläder, vilka gåvor som finns i lager före jul och när man senast ska beställa.
      ## Så prenumererar du
      Skriv ”prenumerera” till {email} från den adress som ska få brevet. Varje brev slutar med en länk som avslutar prenumerationen, och vi ger inte adressen till någon.`,
    },
    'forest-newsletter': {
      title: 'Brev från skogen', meta: 'Ett brev i månaden: en kort tur, en lagning du klarar själv och något att läsa utomhus.',
      text: `Ett brev i månaden, skrivet av den som senast var ute: en tur på en dag eller två dit man kommer utan bil, en lagning för köksbordet och högst tre produkter.
      ## Så prenumererar du
      Skriv ”skog” till {email}. Brevet kommer den första torsdagen i månaden; sista raden avslutar prenumerationen.`,
    },
    campaign: {
      title: 'Skidpaketet', meta: 'Skidor, bindningar och pjäxor som väljs tillsammans kostar mindre än var för sig, monterade och vallade.',
      text: `Välj skidor, bindningar och pjäxor tillsammans, så kostar paketet mindre än delarna: 12 % lägre för alpint och 10 % lägre för längd, räknat på dagens priser.
      ## Vad som ingår
      - Bindningarna monterade och inställda för åkaren, kanterna slipade, belagen vallade
      - Bara delar som passar ihop: guiden kontrollerar broms, sula och åkstil
      - Hundra dagar att lämna tillbaka det oanvända; monterade skidor byts enligt överenskommelse
      [Sätt ihop ett paket](ski-wizard)`,
    },
  },
  de: {
    history: {
      title: 'Unsere Geschichte', meta: 'Von einem Tresen im Hafenspeicher zu sechs Filialen: die Jahre, die uns geprägt haben.',
      text: `Was wir verkaufen, hat sich geändert. Was wir über den Tresen sagen, nicht: weniger mitnehmen, und nur, was sich reparieren lässt.
      ## Die Jahre
      - 1987: ein Tresen, eine Nähmaschine und vierzig gebrauchte Rucksäcke in einem Hafenspeicher in Helsinki
      - 1994: die zweite Filiale eröffnet in Tampere; der erste Wachskurs ist an einem Tag ausgebucht
      - 2004: der Onlineshop startet mit dreihundert Produkten, alle auf demselben Tisch fotografiert
      - 2011: Rovaniemi, unser nördlichster Tresen
      - 2018: Gebrauchtes bekommt eigene Regale, geprüft und mit Garantie
      - 2023: die zweite Werkstatt, damit ein Reißverschluss wieder in einer Woche getauscht ist`,
    },
    ask: {
      title: 'Fragen Sie uns', meta: 'Schreiben, anrufen oder vorbeikommen: wer antwortet, wie schnell, und was Sie bereithalten sollten.',
      text: `Es antwortet jemand, der die Ausrüstung selbst benutzt, werktags von 9 bis 17 Uhr.
      ## So erreichen Sie uns
      - E-Mail {email}: Antwort innerhalb eines Werktags
      - Telefon {phone}
      - In jeder unserer [Filialen](stores), ohne Termin
      ## Bitte bereithalten
      Zu einer Bestellung die Nummer, zu einem Mangel ein Foto, zu einer Größe Ihre Maße in Zentimetern. Den Stand einer Bestellung sehen Sie selbst unter [Bestellung finden](view-order).`,
    },
    experiences: {
      title: 'Erlebnisse', meta: 'Geführte Tage und Nächte draußen mit unseren Leuten: kleine Gruppen, Ausrüstung inklusive, auch für Anfänger.',
      text: `Tage draußen mit denen, die sonst hinter dem Tresen stehen. Höchstens sechs Personen, und was fehlt, leihen wir Ihnen.
      ## Im Programm
      - Die erste Nacht: ein Unterstand, ein Kocher und ein kurzer Weg zum Parkplatz; Mai bis September
      - Ski an: ein Nachmittag Langlauftechnik, solange Schnee liegt
      - Eis und Eisdorne: sich selbst aus einem Eisloch retten, im Trockenanzug, danach Sauna
      Die Termine legt jede Filiale fest. Fragen Sie am Tresen oder schreiben Sie an {email}.`,
    },
    'corporate-info-form': {
      title: 'Firmendaten', meta: 'Was wir von einer Firma brauchen, um ein Konto mit Rechnungskauf zu eröffnen, und wie lange es dauert.',
      text: `Ein Konto mit Rechnungskauf ist in einem Werktag eröffnet. Schreiben Sie an {email} und nennen Sie uns:
      - Name und Registernummer der Firma, außerhalb Finnlands die USt-IdNr.
      - Rechnungsadresse, gern auch eine für E-Rechnungen
      - Wer bestellen darf, mit E-Mail-Adresse
      - Ungefähr, wie viel Sie im Jahr bestellen wollen
      Rechnungen sind in 14 Tagen zahlbar. Die Angaben dienen nur dem Konto. Mehr unter [Firmenkunden](enterprise).`,
    },
    'corporate-newsletter': {
      title: 'Newsletter für Firmen', meta: 'Vier Briefe im Jahr für alle, die für andere einkaufen: Arbeitskleidung, Geschenke, Lieferzeiten.',
      text: `Vier Briefe im Jahr für alle, die für andere einkaufen: Neues bei der Arbeitskleidung, welche Geschenke vor Weihnachten vorrätig sind und bis wann bestellt sein muss.
      ## So abonnieren Sie
      Schreiben Sie „abonnieren“ an {email}, von der Adresse, die den Brief bekommen soll. Jeder Brief endet mit einem Link, der das Abonnement beendet, und die Adresse geben wir niemandem.`,
    },
    'forest-newsletter': {
      title: 'Briefe aus dem Wald', meta: 'Ein Brief im Monat: eine kurze Tour, eine Reparatur zum Selbermachen und Lesestoff für draußen.',
      text: `Ein Brief im Monat, geschrieben von dem, der zuletzt draußen war: eine Tour von ein, zwei Tagen, die man ohne Auto erreicht, eine Reparatur für den Küchentisch und höchstens drei Produkte.
      ## So abonnieren Sie
      Schreiben Sie „Wald“ an {email}. Der Brief kommt am ersten Donnerstag im Monat; die letzte Zeile beendet das Abonnement.`,
    },
    campaign: {
      title: 'Das Ski-Paket', meta: 'Ski, Bindung und Schuhe zusammen gewählt kosten weniger als einzeln, montiert und gewachst.',
      text: `Wählen Sie Ski, Bindung und Schuhe zusammen, kostet das Paket weniger als seine Teile: alpin 12 %, Langlauf 10 % weniger, gerechnet auf die heutigen Preise.
      ## Was dazugehört
      - Bindung montiert und auf die Person eingestellt, Kanten geschliffen, Belag gewachst
      - Nur Teile, die zusammenpassen: der Berater prüft Bremse, Sohle und Technik
      - Hundert Tage Rückgabe für Unbenutztes; montierte Ski tauschen wir nach Absprache
      [Paket zusammenstellen](ski-wizard)`,
    },
  },
  fr: {
    history: {
      title: 'Notre histoire', meta: 'D’un comptoir dans un entrepôt du port à six magasins : les années qui nous ont faits.',
      text: `Ce que nous vendons a changé. Ce que nous disons au comptoir, non : emportez moins, et des choses qui se réparent.
      ## Les années
      - 1987 : un comptoir, une machine à coudre et quarante sacs d’occasion dans un entrepôt du port d’Helsinki
      - 1994 : le deuxième magasin ouvre à Tampere ; le premier cours de fartage est complet en un jour
      - 2004 : la boutique en ligne ouvre avec trois cents produits, tous photographiés sur la même table
      - 2011 : Rovaniemi, notre comptoir le plus au nord
      - 2018 : l’occasion a ses propres rayons, contrôlée et garantie
      - 2023 : le deuxième atelier, pour qu’un zip soit de nouveau changé en une semaine`,
    },
    ask: {
      title: 'Posez-nous vos questions', meta: 'Écrire, appeler ou passer : qui répond, en combien de temps, et ce qu’il faut avoir sous la main.',
      text: `La personne qui répond utilise elle-même le matériel, du lundi au vendredi de 9 h à 17 h.
      ## Nous joindre
      - E-mail {email} : réponse sous un jour ouvré
      - Téléphone {phone}
      - Dans l’un de nos [magasins](stores), sans rendez-vous
      ## À avoir sous la main
      Pour une commande son numéro, pour un défaut une photo, pour une taille vos mesures en centimètres. L’état d’une commande se lit sous [Retrouver une commande](view-order).`,
    },
    experiences: {
      title: 'Expériences', meta: 'Des jours et des nuits dehors avec notre équipe : petits groupes, matériel compris, débutants bienvenus.',
      text: `Des journées dehors avec ceux qui sont d’ordinaire derrière le comptoir. Six personnes au plus, et nous prêtons ce qui manque.
      ## Au programme
      - Première nuit : un abri, un réchaud et un parking tout proche ; de mai à septembre
      - Skis aux pieds : un après-midi de technique nordique, tant qu’il y a de la neige
      - Glace et pointes : sortir seul d’un trou dans la glace, en combinaison étanche, sauna ensuite
      Les dates sont fixées par magasin. Demandez au comptoir ou écrivez à {email}.`,
    },
    'corporate-info-form': {
      title: 'Informations de l’entreprise', meta: 'Ce qu’il nous faut pour ouvrir un compte avec facture, à quoi cela sert et combien de temps cela prend.',
      text: `Un compte avec facture s’ouvre en un jour ouvré. Écrivez à {email} en indiquant :
      - Le nom et le numéro d’immatriculation, le numéro de TVA hors de Finlande
      - L’adresse de facturation, électronique si vous en avez une
      - Qui peut commander, avec son adresse e-mail
      - Le montant que vous pensez commander en un an
      Les factures se règlent sous 14 jours. Ces données ne servent qu’au compte. Voir aussi [Entreprises](enterprise).`,
    },
    'corporate-newsletter': {
      title: 'La lettre aux entreprises', meta: 'Quatre lettres par an pour qui achète pour d’autres : vêtements de travail, cadeaux, délais.',
      text: `Quatre lettres par an pour qui achète pour d’autres : les nouveaux vêtements de travail, les cadeaux en stock avant Noël et les dates limites de commande.
      ## S’abonner
      Écrivez « abonnement » à {email} depuis l’adresse qui doit recevoir la lettre. Chaque lettre finit par un lien qui y met un terme, et nous ne donnons l’adresse à personne.`,
    },
    'forest-newsletter': {
      title: 'Lettres de la forêt', meta: 'Une lettre par mois : une courte sortie, une réparation à faire soi-même et de quoi lire dehors.',
      text: `Une lettre par mois, écrite par le dernier qui est sorti : une sortie d’un jour ou deux, accessible sans voiture, une réparation pour la table de la cuisine et trois produits au plus.
      ## S’abonner
      Écrivez « forêt » à {email}. La lettre arrive le premier jeudi du mois ; sa dernière ligne met fin à l’abonnement.`,
    },
    campaign: {
      title: 'Le pack ski', meta: 'Skis, fixations et chaussures choisis ensemble coûtent moins cher que séparément, montés et fartés.',
      text: `Choisissez skis, fixations et chaussures ensemble : le pack coûte moins que ses parties, 12 % de moins en alpin et 10 % en nordique, sur les prix du jour.
      ## Ce qu’il comprend
      - Fixations montées et réglées pour le skieur, carres affûtées, semelles fartées
      - Seulement des pièces compatibles : l’assistant vérifie frein, semelle et technique
      - Cent jours pour rendre ce qui n’a pas servi ; des skis montés s’échangent d’un commun accord
      [Composer un pack](ski-wizard)`,
    },
  },
  ru: {
    history: {
      title: 'История', meta: 'От одного прилавка в портовом складе до шести магазинов: годы, которые сделали нас такими.',
      text: `То, что мы продаём, изменилось. То, что говорим через прилавок, — нет: берите меньше и берите то, что можно починить.
      ## По годам
      - 1987: один прилавок, одна швейная машина и сорок подержанных рюкзаков в портовом складе Хельсинки
      - 1994: второй магазин открывается в Тампере; на первый курс по смазке лыж места кончились за день
      - 2004: открывается интернет-магазин: триста товаров, все сфотографированы на одном столе
      - 2011: Рованиеми, наш самый северный прилавок
      - 2018: у подержанных вещей появляются свои полки — с проверкой и гарантией
      - 2023: вторая мастерская, чтобы молнию снова меняли за неделю`,
    },
    ask: {
      title: 'Задать вопрос', meta: 'Написать, позвонить или зайти: кто ответит, как быстро и что держать под рукой.',
      text: `Отвечают люди, которые сами пользуются снаряжением, по будням с 9 до 17.
      ## Как с нами связаться
      - Почта {email}: ответ в течение рабочего дня
      - Телефон {phone}
      - В любом из наших [магазинов](stores), без записи
      ## Держите под рукой
      Для заказа — его номер, для дефекта — снимок, для размера — мерки в сантиметрах. Что с заказом, можно узнать самому на странице [Найти заказ](view-order).`,
    },
    experiences: {
      title: 'Впечатления', meta: 'Дни и ночи на природе с нашими людьми: маленькие группы, снаряжение включено, новичкам рады.',
      text: `Дни на природе с теми, кто обычно стоит за прилавком. Не больше шести человек, а чего не хватает, одолжим.
      ## В программе
      - Первая ночёвка: навес, горелка и стоянка недалеко; с мая по сентябрь
      - На лыжи: полдня техники беговых лыж, пока лежит снег
      - Лёд и спасалки: как самому выбраться из полыньи, в сухом костюме, после — сауна
      Даты назначает каждый магазин. Спросите у прилавка или напишите на {email}.`,
    },
    'corporate-info-form': {
      title: 'Сведения о компании', meta: 'Что нужно от компании, чтобы открыть счёт с оплатой по накладной, и сколько это займёт.',
      text: `Счёт с оплатой по выставленным счетам открывается за рабочий день. Напишите на {email} и сообщите:
      - Название и регистрационный номер компании, вне Финляндии — номер плательщика НДС
      - Адрес для счетов, при наличии и электронный
      - Кто может заказывать, с адресом почты
      - Примерный объём заказов за год
      Счета оплачиваются в течение 14 дней. Сведения нужны только для счёта. Подробнее: [Для компаний](enterprise).`,
    },
    'corporate-newsletter': {
      title: 'Рассылка для компаний', meta: 'Четыре письма в год для тех, кто покупает для других: рабочая одежда, подарки, сроки.',
      text: `Четыре письма в год для тех, кто покупает для других: что нового в рабочей одежде, какие подарки есть на складе перед Рождеством и до какого числа заказывать.
      ## Как подписаться
      Напишите «подписка» на {email} с адреса, на который должно приходить письмо. В конце каждого письма есть ссылка для отписки, и адрес мы никому не передаём.`,
    },
    'forest-newsletter': {
      title: 'Письма из леса', meta: 'Одно письмо в месяц: короткий поход, починка своими руками и что почитать на природе.',
      text: `Одно письмо в месяц, пишет тот, кто последним был в лесу: поход на день-два, куда можно добраться без машины, починка на кухонном столе и не больше трёх товаров.
      ## Как подписаться
      Напишите «лес» на {email}. Письмо приходит в первый четверг месяца; последняя строка отменяет подписку.`,
    },
    campaign: {
      title: 'Лыжный комплект', meta: 'Лыжи, крепления и ботинки, выбранные вместе, стоят меньше, чем по отдельности, с установкой.',
      text: `Выберите лыжи, крепления и ботинки вместе — комплект стоит меньше своих частей: горные лыжи на 12 %, беговые на 10 % от сегодняшних цен.
      ## Что входит
      - Крепления установлены и настроены под лыжника, канты заточены, скользящая поверхность обработана
      - Только то, что подходит друг другу: подбор проверяет тормоз, подошву и стиль хода
      - Сто дней на возврат неиспользованного; лыжи с креплениями меняем по договорённости
      [Собрать комплект](ski-wizard)`,
    },
  },
}
