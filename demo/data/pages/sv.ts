import type { LanguagePages } from './format'

export const SV: LanguagePages = {
  pages: {
    about: {
      title: 'Om oss', meta: 'Sex butiker, ett lager, två verkstäder och en butik som har gått sedan 1987: vilka vi är och varför vi lagar.',
      text: `{shop} började 1987 med en disk, en symaskin och en hög begagnade ryggsäckar i ett hamnmagasin. I dag är vi sex butiker från Helsingfors till Rovaniemi, ett lager i Tavastehus och två verkstäder, och det står fortfarande en symaskin bakom varje disk.
      ## Vad vi tror på
      Bra utrustning är den som används. Därför säger vi till när något är litet i storleken, anger vikten från vår egen våg och berättar när din gamla jacka bara behöver en ny dragkedja.
      ## Vem som äger oss
      {shop} ägs av dem som arbetar här. Ingen får bonus för att sälja ett andra kök till dig.`,
    },
    delivery: {
      title: 'Leverans', meta: 'Leveranssätt, priser och tider i Finland, EU och övriga världen, och hur du hämtar i butik.',
      text: `Det som finns i lager skickas nästa vardag. Pris och dagar ser du innan du lägger något i varukorgen.
      ## I Finland
      - Paketautomat: 4,90 €, fritt från 60 €, 1–3 vardagar
      - Hemleverans: 9,90 €, fritt från 150 €, 2–5 vardagar
      - Hämta i butik: kostnadsfritt, oftast samma eller nästa dag
      - Express i de största städerna: 14,90 €, samma eller nästa dag
      ## I EU
      Paket till ombud 12,90 €, fritt från 200 €, 4–8 vardagar landvägen.
      ## Övriga världen
      Internationellt paket 29,90 €, fritt från 400 €. Utanför EU handlar du utan moms; transportören tar ut lokala skatter och tull vid ankomst. Vi levererar inte till Nordirland. Gas och mycket långa varor stannar i Finland.`,
    },
    'payment-methods': {
      title: 'Betalningssätt', meta: 'Bank, kort, mobil, PayPal, delbetalning och presentkort: hur du kan betala och när pengarna dras.',
      text: `Du betalar i den valuta som visas i varukorgen; priset innehåller moms för leveranslandet.
      ## Så kan du betala
      - Bankbetalning: svenska, finska och andra europeiska banker
      - Swish i Sverige
      - MobilePay i Finland och Danmark
      - Kort: debit och kredit, med bankens bekräftelse
      - PayPal
      - Klarna: betala senare eller i delar, där det erbjuds; det är kredit
      Sätten utan kredit står först och inget är förvalt. Organisationer kan betala mot faktura, 14 dagar netto.
      ## Presentkort
      Använd hur många presentkort du vill på en beställning. Resten blir kvar på kortet. En rabattkod per beställning.
      ## När dras pengarna?
      När du bekräftar. Om något visar sig saknas har du pengarna tillbaka inom 1–5 vardagar.`,
    },
    returns: {
      title: 'Returer och byten', meta: 'Hundra dagars öppet köp på oanvända varor, kostnadsfritt i butik. Så returnerar du, byter storlek och får pengarna.',
      text: `Du har 100 dagar på dig att returnera det som är oanvänt. Lagens 14 dagars ångerrätt ingår i det.
      ## Så gör du
      - I vilken butik som helst: kostnadsfritt, med ordernumret
      - Per post från Finland: 4,90 €, dras från återbetalningen
      - Per post från andra länder: på egen bekostnad, med blanketten i paketet
      ## Byten
      Vi lägger undan den nya storleken i tre veckor medan den gamla är på väg. Har paketet inte kommit då säljs storleken igen.
      ## Pengarna tillbaka
      Inom 14 dagar, oftast inom fem vardagar efter att paketet nått oss, på det sätt du betalade.
      ## Det som inte kan returneras
      Presentkort, reparationer vi gjort åt dig, mat och öppnad gas. Klätterskydd bara i obruten förpackning, för nästa klättrares skull.`,
    },
    terms: {
      title: 'Köpvillkor', meta: 'Villkoren när vi säljer till konsumenter: beställning, pris, leverans, fel, retur och tvister, på klarspråk.',
      text: `Villkoren gäller när en konsument handlar hos {shop}. De tar inte ifrån dig någon rätt som lagen i ditt land ger.
      ## Beställning och pris
      En beställning binder oss båda när du har fått vår bekräftelse. Priserna innehåller moms och är de som visas när du beställer; frakten läggs till innan du bekräftar. Ett uppenbart prisfel binder oss inte.
      ## Leverans och risk
      Varan är vårt ansvar tills du har den, eller den automat du valt. Är leveransen försenad får du häva köpet.
      ## Fel
      Hör av dig inom skälig tid. Vi lagar, byter, sänker priset eller betalar tillbaka. Den rätten har du enligt lag oavsett garanti; på begagnat ger vi dessutom ett års egen garanti.
      ## Ångerrätt
      Du får ångra köpet inom 14 dagar från mottagandet utan att ange skäl; våra 100 dagars öppet köp täcker resten.
      ## Tvister
      Skriv först till {email}. I Sverige prövar Allmänna reklamationsnämnden, i Finland konsumenttvistenämnden.
      {shop}, {address}, {phone}`,
    },
    privacy: {
      title: 'Integritet', meta: 'Vad vi vet om dig, varför, hur länge, och hur du får det rättat eller raderat.',
      text: `Vi sparar det som en beställning behöver och inget annat. Personuppgiftsansvarig är {shop}, {address}.
      ## Vad vi sparar
      - Namn, adress, e-post, telefon och vad du köpt: för att leverera och svara, och för att bokföringslagen kräver sex år
      - Konto och önskelista: tills du raderar dem
      - Säkerhetsloggar: 90 dagar
      ## Vem mer ser dem
      Transportören och betaltjänsten, ingen som säljer reklam om du inte har sagt ja.
      ## Dina rättigheter
      Begär en kopia, rättelse eller radering på {email}. Är vi oense avgör dataombudsmannen i Finland eller, i Sverige, Integritetsskyddsmyndigheten.`,
    },
    cookies: {
      title: 'Kakor', meta: 'Vilka kakor butiken sätter utan att fråga, vilka den frågar om och hur du ändrar dig.',
      text: `## Nödvändiga
      Varukorgen, inloggningen, språk, land och valuta samt rutnätets storlek. De sätts när du väljer något och sparas högst ett år.
      ## Bara med ditt samtycke
      Statistik och marknadsföring. Utan ett ja finns de inte: att neka är ett klick, precis som att godkänna, och butiken fungerar likadant.
      ## Ändra dig
      Länken längst ner på varje sida öppnar valet igen.`,
    },
    accessibility: {
      title: 'Tillgänglighet', meta: 'Hur vi bygger butiken för alla, vad som inte fungerar än och var du kan berätta det.',
      text: `Vi bygger butiken enligt WCAG 2.2 nivå AA: med tangentbord, skärmläsare, 400 procents förstoring och utan färgseende.
      ## Det vi vet saknas
      Några tillverkares filmer saknar undertexter, och äldre PDF-manualer är inte taggade.
      ## Berätta för oss
      Skriv till {email}; vi svarar inom fem vardagar. Räcker inte svaret är Transport- och kommunikationsverket tillsynsmyndighet.`,
    },
    pikanouto: {
      title: 'Expresshämtning', meta: 'Beställ på morgonen, hämta efter elva: så fungerar expresshämtning i våra finländska butiker.',
      text: `Beställt före 9 på en vardag är klart efter 11. Beställt före 14 är klart efter 16.
      ## Så fungerar det
      - Välj butik på produktsidan och expresshämtning i varukorgen
      - Betala direkt; vi meddelar när det är packat
      - Visa meddelandet vid disken. Vi sparar varorna i sju dagar
      Butiker: Fiskehamnen, Alberga, Tammerfors och Uleåborg.`,
    },
    faq: {
      title: 'Vanliga frågor', meta: 'Storlekar, lager, lagning, presentkort och beställningar: korta svar på det vi får höra oftast.',
      text: `## Vilken storlek ska jag ta?
      På varje produktsida finns en tabell med kroppsmått. Mellan två storlekar: större för lager på lager, mindre för löpning.
      ## Storleken är slut. Kommer den tillbaka?
      Lämna din e-post på produktsidan. Vi skriver en gång, när den står på hyllan.
      ## Kan jag ändra eller avbeställa?
      Tills det är packat: ja, på telefon {phone}, vardagar 8–20.
      ## Lagar ni sådant som köpts på annat håll?
      Ja. Lämna in det rent och torrt.
      ## Går presentkort ut?
      Efter tre år.
      ## Köper ni begagnat?
      I varje butik, mot presentkort. Hjälmar, rep och selar tar vi inte emot.`,
    },
    responsibility: {
      title: 'Hållbarhet', meta: 'Laga före nytt, begagnat bredvid nytt, inga PFAS i våra skal: vad vi gör och vad vi inte har klarat än.',
      text: `## Vad vi gör
      - Förra året lagade vi 11 400 plagg och prylar och sålde 6 900 begagnade
      - Ingen vara märks som hållbar om den inte uppfyller tre av fem nedskrivna kriterier
      - Paketen går i måttskurna kartonger från ett lager som drivs med finländsk vindkraft
      ## De fem kriterierna
      Reparerbar med reservdelar; återvunnet eller förnybart huvudmaterial; fri från PFAS; tillverkad i Europa; spårbar djurfiber.
      ## Vad vi inte har klarat
      En tredjedel av våra skor går fortfarande inte att sula om, och flygfrakt var fyra procent av det som kom in. Det borde vara noll.`,
    },
    'member-discounts': {
      title: 'Klubben', meta: 'Det kostar inget att gå med: klubbpriser, en lagning om året och begagnat före alla andra. Vad du får och inte får.',
      text: `Det kostar inget att gå med och tar en minut i kassan eller på ditt konto.
      ## Vad du får
      - Klubbpriset bredvid det allmänna priset, på ungefär hälften av våra varor
      - En fri lagning på upp till 25 € varje år
      - Nyinkommet begagnat en kväll före alla andra
      - Kvittona sparade, ifall garantin behövs
      ## Vad du inte får
      Tre mejl i veckan. Vi skriver en gång i månaden, och du väljer om vad.`,
    },
    'repair-service': {
      title: 'Reparationsservice', meta: 'Dragkedjor, lappar, sulor, tältbågar, skidbelag: vad verkstäderna lagar, vad det kostar och hur lång tid det tar.',
      text: `Villkoren gäller när en konsument handlar hos {shop}. De tar inte ifrån dig någon rätt som lagen i ditt land ger.
      ## Beställning och pris
      En beställning binder oss båda när du har fått vår bekräftelse. Priserna innehåller moms och är de som visas när du beställer; frakten läggs till innan du bekräftar. Ett uppenbart prisfel binder oss inte.
      Bredvid ett nedsatt pris står det lägsta priset under de 30 dagarna före nedsättningen, och procenten räknas från det. Det som sålts i mindre än 30 dagar annonseras inte som nedsatt.
      ## Leverans och risk
      Vi levererar inom den tid som visas innan du beställer, senast inom 30 dagar. Risken är vår tills du, eller någon du utsett, har varan i sin hand; ur en automat tills du tagit ut den. Är vi försenade får du ge oss skälig extra tid och sedan häva köpet.
      ## Fel
      Säljarens ansvar för fel följer av lagen och förkortas inte av någon garanti. Hör av dig inom skälig tid från att du märkt felet; två månader är alltid i tid. I Sverige antas ett fel som visar sig inom två år ha funnits från början, i Finland inom ett år. Vi lagar eller byter på vår bekostnad; hjälper det inte, eller tar det för lång tid, sänker vi priset eller häver köpet och betalar tillbaka.
      Ansvaret varar tre år i Sverige, i Finland så länge som varan kan förväntas hålla. På begagnat ger vi dessutom ett års egen garanti.
      ## Ångerrätt
      Du får ångra köpet utan att ange skäl inom 14 dagar från att du fått varan eller den sista av dem. Meddela oss tydligt, till exempel med den här blanketten; våra 100 dagars öppet köp täcker resten.
      - Till {shop}, {address}, {email}: Jag ångrar köpet av följande varor: …
      - Beställda / mottagna den: …
      - Namn, adress, datum och på papper underskrift: …
      ## Omdömen
      Ett omdöme märkt som verifierat är skrivet av någon som köpt varan av oss. Vi publicerar bra och dåliga lika och betalar inte för något.
      ## Tvister
      Skriv först till {email}. I Sverige prövar Allmänna reklamationsnämnden, arn.se, i Finland konsumenttvistenämnden, kuluttajariita.fi. I övriga EU hjälper ditt lands europeiska konsumentcentrum kostnadsfritt. Finsk lag gäller, utan att ta ifrån dig skyddet i landet där du bor.
      {shop}, {address}, {phone}`,
    },
  },
  service: {
    title: 'Kundservice', meta: 'Telefon och e-post till människor som själva använder utrustningen: öppettider, beställningar, returer och skötsel.',
    tabs: [
      { title: 'Kontakt', text: `## Prata med oss
        Telefon {phone}, vardagar 8–20. E-post {email}; vi svarar inom en vardag.
        {shop}, {address}` },
      { title: 'Beställningar', text: `## Var är min beställning?
        Spårningslänken skickas när paketet går. Du hittar också beställningen med numret och din e-post.
        ## Något saknas eller är trasigt
        Hör av dig så snart du märker det, gärna med en bild. Vi skickar nytt först och reder ut resten sedan.` },
      { title: 'Skötsel', text: `Tio minuters skötsel per säsong fördubblar en jackas liv.`, tabs: [
        { title: 'Skalplagg', text: `## Tvätta oftare än du tror
          Stäng dragkedjorna, 30–40 °C, tekniskt tvättmedel, två sköljningar, torktumla svagt. Impregnera när vattnet slutar pärla.` },
        { title: 'Dun', text: `## Tvätta mer sällan än du tror
          Dunmedel, fintvätt och tre timmar i tumlaren med två tennisbollar. Förvara luftigt.` },
        { title: 'Läder', text: `## Borsta, torka, smörj
          Borsta av leran, torka i rumstemperatur och smörj tunt medan lädret är lite fuktigt.` },
      ] },
    ],
  },
}
