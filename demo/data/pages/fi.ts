import type { LanguagePages } from './format'

export const FI: LanguagePages = {
  pages: {
    about: {
      title: 'Meistä', meta: 'Kuusi myymälää, yksi varasto, kaksi verstasta ja kauppa, joka on kävellyt vuodesta 1987: keitä olemme ja miksi korjaamme.',
      text: `{shop} alkoi vuonna 1987 yhdestä tiskistä, yhdestä ompelukoneesta ja kasasta käytettyjä rinkkoja sataman varastossa. Nyt meillä on kuusi myymälää Helsingistä Rovaniemelle, varasto Hämeenlinnassa ja kaksi verstasta, ja ompelukone on yhä jokaisen tiskin takana.
      ## Mihin uskomme
      Hyvä varuste on se, jota käytetään. Siksi kerromme, jos koko on pieni, ilmoitamme painon omalta vaa’altamme ja sanomme, kun vanha takkisi kaipaa vain uuden vetoketjun.
      ## Kuka meidät omistaa
      {shop} on työntekijöidensä oma. Kukaan ei saa bonusta toisen keittimen myymisestä sinulle.`,
    },
    delivery: {
      title: 'Toimitustavat', meta: 'Toimitustavat, hinnat ja ajat Suomessa, Euroopan unionissa ja muualla sekä nouto myymälästä.',
      text: `Varastossa oleva lähtee seuraavana arkipäivänä. Hinnan ja päivät näet ennen kuin laitat mitään ostoskoriin.
      ## Suomessa
      - Pakettiautomaatti: 4,90 €, maksutta 60 eurosta, 1–3 arkipäivää
      - Kotiinkuljetus: 9,90 €, maksutta 150 eurosta, 2–5 arkipäivää
      - Nouto myymälästä: maksutta, yleensä samana tai seuraavana päivänä
      - Pikatoimitus suurimpiin kaupunkeihin: 14,90 €, samana tai seuraavana päivänä
      ## Euroopan unionissa
      Paketti noutopisteeseen 12,90 €, maksutta 200 eurosta, 4–8 arkipäivää maanteitse.
      ## Muualla
      Kansainvälinen paketti 29,90 €, maksutta 400 eurosta. EU:n ulkopuolelle ostat ilman arvonlisäveroa, ja kuljetusliike perii paikalliset verot ja tullit perillä. Pohjois-Irlantiin emme toimita. Kaasu ja hyvin pitkät tavarat pysyvät Suomessa.`,
    },
    'payment-methods': {
      title: 'Maksutavat', meta: 'Verkkopankki, kortti, mobiili, PayPal, osamaksu ja lahjakortit: miten voit maksaa ja milloin maksu veloitetaan.',
      text: `Maksat ostoskorissa näkyvässä valuutassa; hinta sisältää toimitusmaan arvonlisäveron.
      ## Tavat maksaa
      - Verkkopankki: suomalaiset ja muut eurooppalaiset pankit
      - Swish Ruotsissa
      - MobilePay Suomessa ja Tanskassa
      - Kortti: debit ja credit, pankkisi vahvistuksella
      - PayPal
      - Klarna: maksa myöhemmin tai erissä, missä se on tarjolla; tämä on luottoa
      Luotottomat tavat ovat ensin, eikä mitään ole valittu puolestasi. Yhteisöt voivat maksaa laskulla, 14 päivää netto.
      ## Lahjakortit
      Samaan tilaukseen voi käyttää niin monta lahjakorttia kuin haluat. Loppu jää kortille. Alennuskoodeja yksi tilausta kohti.
      ## Milloin maksu veloitetaan?
      Kun vahvistat tilauksen. Jos jokin osoittautuu loppuneeksi, rahat palautuvat 1–5 arkipäivässä.`,
    },
    returns: {
      title: 'Palautukset ja vaihdot', meta: 'Sata päivää aikaa palauttaa käyttämätön tuote, myymälään maksutta. Näin palautat postitse, vaihdat kokoa ja saat rahasi.',
      text: `Käyttämättömän tuotteen voi palauttaa 100 päivän ajan. Lakisääteinen 14 päivän peruuttamisoikeus sisältyy tähän.
      ## Näin palautat
      - Mihin tahansa myymälään: maksutta, tilausnumerolla
      - Postitse Suomesta: 4,90 €, vähennetään palautettavasta summasta
      - Postitse muualta: omalla kustannuksella, paketissa olevalla lomakkeella
      ## Vaihdot
      Pidämme uutta kokoa varattuna kolme viikkoa vanhan matkatessa. Jos paketti ei ole silloin tullut, koko palaa myyntiin.
      ## Rahat takaisin
      14 päivän kuluessa, yleensä viidessä arkipäivässä paketin saapumisesta, samalla tavalla kuin maksoit.
      ## Mitä ei voi palauttaa
      Lahjakortteja, tekemiämme korjauksia, elintarvikkeita ja avattua kaasua. Kiipeilyvarmistimet vain avaamattomina, seuraavan kiipeilijän vuoksi.`,
    },
    terms: {
      title: 'Sopimusehdot', meta: 'Ehdot, joilla myymme kuluttajille: tilaus, hinnat, toimitus, virheet, palautus ja riidat selvin sanoin.',
      text: `Nämä ehdot koskevat kuluttajan tilausta {shop}-kaupasta. Ne eivät vie mitään oikeutta, jonka laki sinulle antaa.
      ## Tilaus ja hinnat
      Tilaus sitoo molempia, kun olet saanut vahvistuksemme. Hinnat sisältävät arvonlisäveron ja ovat tilaushetken hintoja; toimitus lisätään ennen vahvistamista. Selvä hinnoitteluvirhe ei sido.
      ## Toimitus ja vaaranvastuu
      Tavara on meidän vastuullamme, kunnes se on sinulla tai valitsemassasi automaatissa. Jos toimitus viivästyy, voit perua.
      ## Virheet
      Ilmoita kohtuullisessa ajassa. Korjaamme, vaihdamme, alennamme hintaa tai palautamme rahat. Laki antaa tämän oikeuden takuusta riippumatta; käytetyille annamme lisäksi oman vuoden takuun.
      ## Peruuttaminen
      Voit perua kaupan syytä ilmoittamatta 14 päivän kuluessa tavaran saamisesta; sadan päivän palautusoikeutemme kattaa loput.
      ## Riidat
      Kirjoita ensin osoitteeseen {email}. Kuluttajaneuvonnan jälkeen asian voi viedä kuluttajariitalautakuntaan.
      {shop}, {address}, {phone}`,
    },
    privacy: {
      title: 'Tietosuoja', meta: 'Mitä tiedämme sinusta, miksi, kuinka kauan, ja miten saat tiedot oikaistua tai poistettua.',
      text: `Säilytämme sen, mitä tilaus tarvitsee, emme muuta. Rekisterinpitäjä on {shop}, {address}.
      ## Mitä säilytämme
      - Nimi, osoite, sähköposti, puhelin ja ostokset: toimitusta ja vastauksia varten, ja koska kirjanpitolaki vaatii kuusi vuotta
      - Tili ja toivelista: kunnes poistat ne
      - Turvalokit: 90 päivää
      ## Kuka muu ne näkee
      Kuljetusliike ja maksunvälittäjä, ei kukaan mainosten myyjä, ellet ole antanut lupaa.
      ## Oikeutesi
      Pyydä kopio, oikaisu tai poisto osoitteesta {email}. Jos olemme eri mieltä, ratkaisee tietosuojavaltuutettu.`,
    },
    cookies: {
      title: 'Evästeet', meta: 'Mitkä evästeet kauppa asettaa kysymättä, mihin se pyytää luvan ja miten muutat mielesi.',
      text: `## Välttämättömät
      Ostoskori, kirjautuminen, kieli, maa ja valuutta sekä tuoteruudukon koko. Ne asetetaan, kun valitset jotain, ja ne säilyvät enintään vuoden.
      ## Vain suostumuksella
      Tilastot ja markkinointi. Ilman kyllä-vastausta niitä ei ole: kieltäytyminen on yksi painallus, kuten hyväksyminenkin, ja kauppa toimii samoin.
      ## Mielen muuttaminen
      Jokaisen sivun alareunan linkki avaa valinnan uudelleen.`,
    },
    accessibility: {
      title: 'Saavutettavuus', meta: 'Miten rakennamme kaupan kaikille, mikä ei vielä toimi ja mihin siitä voi kertoa.',
      text: `Rakennamme kaupan WCAG 2.2:n AA-tason mukaan: näppäimistöllä, ruudunlukijalla, 400 prosentin suurennoksella ja ilman värinäköä.
      ## Mitä tiedämme puuttuvan
      Osassa valmistajien videoista ei ole tekstitystä, eikä vanhoja PDF-ohjeita ole merkitty rakenteellisesti.
      ## Kerro meille
      Kirjoita osoitteeseen {email}; vastaamme viidessä arkipäivässä. Jos vastaus ei riitä, valvova viranomainen on Liikenne- ja viestintävirasto.`,
    },
    pikanouto: {
      title: 'Pikanouto', meta: 'Tilaa aamulla, nouda yhdentoista jälkeen: näin pikanouto toimii myymälöissämme.',
      text: `Arkena ennen kello 9 tilattu on valmis kello 11 jälkeen. Ennen kello 14 tilattu on valmis kello 16 jälkeen.
      ## Näin se toimii
      - Valitse myymälä tuotesivulla ja pikanouto ostoskorissa
      - Maksa heti; lähetämme viestin, kun tilaus on pakattu
      - Näytä viesti tiskillä. Säilytämme tilausta seitsemän päivää
      Myymälät: Kalasatama, Leppävaara, Tampere ja Oulu.`,
    },
    faq: {
      title: 'Usein kysyttyä', meta: 'Koot, saatavuus, korjaus, lahjakortit ja tilaukset: lyhyet vastaukset siihen, mitä meiltä useimmin kysytään.',
      text: `## Minkä koon otan?
      Jokaisella tuotesivulla on taulukko vartalon mitoista. Kahden koon välissä: isompi kerroksille, pienempi juoksuun.
      ## Koko on loppu. Tuleeko sitä lisää?
      Jätä sähköpostisi tuotesivulle. Kirjoitamme kerran, kun se on hyllyssä.
      ## Voinko muuttaa tilausta tai perua sen?
      Pakkaamiseen asti kyllä, puhelimitse {phone}, arkisin 8–20.
      ## Korjaatteko muualta ostettua?
      Kyllä. Tuo se puhtaana ja kuivana.
      ## Vanheneeko lahjakortti?
      Kolmessa vuodessa.
      ## Ostatteko käytettyjä varusteita?
      Jokaisessa myymälässä lahjakorttia vastaan. Kypäriä, köysiä ja valjaita emme ota.`,
    },
    responsibility: {
      title: 'Vastuullisuus', meta: 'Korjaus ennen uutta, käytetty uuden vieressä, ei PFAS-yhdisteitä kuorissa: mitä teemme ja mihin emme vielä ole päässeet.',
      text: `## Mitä teemme
      - Viime vuonna korjasimme 11 400 varustetta ja myimme 6 900 käytettyä
      - Tuote saa vastuullisen merkinnän vain, jos se täyttää kolme viidestä kirjatusta ehdosta
      - Paketit lähtevät mittaan leikatuissa laatikoissa varastosta, joka käy suomalaisella tuulivoimalla
      ## Viisi ehtoa
      Korjattava ja varaosia saatavilla; pääaine kierrätetty tai uusiutuva; ei PFAS-yhdisteitä; valmistettu Euroopassa; jäljitettävä eläinkuitu.
      ## Mihin emme ole päässeet
      Kolmannekseen kengistämme ei vieläkään saa uutta pohjaa, ja lentorahtia oli neljä prosenttia saapuvista. Sen pitäisi olla nolla.`,
    },
    'member-discounts': {
      title: 'Klubi', meta: 'Liittyminen on maksutonta: klubihinnat, korjausetu ja käytetyt ennen muita. Mitä jäsen saa ja mitä ei.',
      text: `Liittyminen ei maksa mitään ja vie minuutin kassalla tai omalla tilillä.
      ## Mitä saat
      - Klubihinnan yleisen hinnan vieressä, noin puolessa tuotteistamme
      - Yhden maksuttoman korjauksen 25 euroon asti joka vuosi
      - Käytetyt uutuudet iltaa ennen muita
      - Kuitit tallessa takuuta varten
      ## Mitä et saa
      Kolmea sähköpostia viikossa. Kirjoitamme kerran kuussa, ja valitset itse mistä.`,
    },
    'repair-service': {
      title: 'Korjauspalvelu', meta: 'Vetoketjut, paikat, pohjat, telttakaaret, suksien pohjat: mitä verstaamme korjaavat, mitä se maksaa ja kauanko kestää.',
      text: `Nämä ehdot koskevat kuluttajan tilausta {shop}-kaupasta. Ne eivät vie mitään oikeutta, jonka laki sinulle antaa.
      ## Tilaus ja hinnat
      Tilaus sitoo molempia, kun olet saanut vahvistuksemme. Hinnat sisältävät arvonlisäveron ja ovat tilaushetken hintoja; toimitus lisätään ennen vahvistamista. Selvä hinnoitteluvirhe ei sido.
      Alennetun hinnan vieressä on alennusta edeltäneiden 30 päivän alin hinta, ja prosentti lasketaan siitä. Alle 30 päivää myynnissä ollutta ei ilmoiteta alennetuksi.
      ## Toimitus ja vaaranvastuu
      Toimitamme ennen tilausta ilmoitetussa ajassa, viimeistään 30 päivässä. Tavara on meidän vastuullamme, kunnes se on hallussasi tai nimeämälläsi henkilöllä; automaatista siihen asti, kun otat sen sieltä. Jos viivästymme, voit antaa kohtuullisen lisäajan ja sen jälkeen purkaa kaupan.
      ## Virheet
      Myyjän virhevastuu perustuu lakiin, eikä mikään takuu lyhennä sitä. Ilmoita virheestä kohtuullisessa ajassa sen huomaamisesta; kaksi kuukautta on aina ajoissa. Suomessa vuoden kuluessa ilmenevän virheen oletetaan olleen tavarassa alusta asti. Korjaamme tai vaihdamme kustannuksellamme; jos se ei auta tai ei onnistu kohtuullisessa ajassa, alennamme hintaa tai puramme kaupan ja palautamme rahat.
      Virhevastuu kestää niin kauan kuin tuotteen voi olettaa kestävän, muissa EU-maissa vähintään kaksi vuotta. Käytetyille annamme lisäksi oman vuoden takuun.
      ## Peruuttaminen
      Voit perua kaupan syytä ilmoittamatta 14 päivän kuluessa siitä, kun sait tavaran tai sen viimeisen erän. Ilmoita selkeästi, esimerkiksi tällä lomakkeella; sadan päivän palautusoikeutemme kattaa loput.
      - {shop}, {address}, {email}: Perun seuraavien tavaroiden kaupan: …
      - Tilattu / vastaanotettu: …
      - Nimi, osoite, päiväys ja paperilla allekirjoitus: …
      ## Arvostelut
      Varmennetuksi merkityn arvostelun on kirjoittanut joku, joka osti tuotteen meiltä. Julkaisemme hyvät ja huonot samoin emmekä maksa yhdestäkään.
      ## Riidat
      Kirjoita ensin osoitteeseen {email}. Sen jälkeen auttaa kuluttajaneuvonta, ja asian voi viedä kuluttajariitalautakuntaan, kuluttajariita.fi. Muualla EU:ssa auttaa maksutta oman maasi Euroopan kuluttajakeskus. Sopimukseen sovelletaan Suomen lakia viemättä asuinmaasi suojaa.
      {shop}, {address}, {phone}`,
    },
  },
  service: {
    title: 'Asiakaspalvelu', meta: 'Puhelin, sähköposti ja apu ihmisiltä, jotka käyttävät varusteita itse: aukioloajat, tilaukset, palautukset ja hoito-ohjeet.',
    tabs: [
      { title: 'Yhteystiedot', text: `## Puhu meille
        Puhelin {phone}, arkisin 8–20. Sähköposti {email}; vastaamme yhden arkipäivän kuluessa.
        {shop}, {address}` },
      { title: 'Tilaukset', text: `## Missä tilaukseni on?
        Seurantalinkki lähtee, kun paketti lähtee. Tilauksen löydät myös sen numerolla ja sähköpostillasi.
        ## Jotain puuttuu tai on rikki
        Kerro heti kun huomaat ja lisää kuva, jos voit. Lähetämme uuden heti ja selvitämme loput sitten.` },
      { title: 'Hoito', text: `Kymmenen minuuttia hoitoa kaudessa kaksinkertaistaa takin iän.`, tabs: [
        { title: 'Kuorivaatteet', text: `## Pese useammin kuin luulet
          Vetoketjut kiinni, 30–40 astetta, teknisten vaatteiden pesuaine, kaksi huuhtelua, rumpukuivaus miedolla. Kyllästä, kun vesi ei enää helmeile.` },
        { title: 'Untuva', text: `## Pese harvemmin kuin luulet
          Untuvapesuaine, hienopesu ja kolme tuntia kuivausrummussa kahden tennispallon kanssa. Säilytä ilmavasti.` },
        { title: 'Nahka', text: `## Harjaa, kuivaa, rasvaa
          Harjaa muta, kuivaa huoneenlämmössä ja rasvaa ohuesti, kun nahka on vielä vähän kostea.` },
      ] },
    ],
  },
}
