/** Longer accounts of goods for camp and kitchen; shape and scales as in `review-texts.ts`. */
import type { REVIEW_TEXTS } from '../review-texts'

export const GEAR_CAMP_ACCOUNTS: typeof REVIEW_TEXTS = [
  [['tunnel-tent', 'dome-tent'], [
    ['fi', 9, null, 'Kerron tämän niille, jotka lukevat arvioita yöllä eivätkä osaa päättää, koska olin itse sellainen. Vertailin puoli vuotta, luin kaiken ja lopulta menin Kalasatamaan, jossa sama teltta oli pystyssä lattialla. Kävin sisällä makaamassa, vedin ketjut auki ja kiinni ja ostin. Nyt takana on seitsemäntoista yötä Teijosta Inariin. Kosteutta on ollut tyyninä öinä, sadevettä ei kertaakaan, ja purku onnistuu ennen kuin kahvi on jäähtynyt.'],
    ['fi', 9, null, 'Edellinen teltta oli viisitoista vuotta vanha ja haisi siltä, joten vertailukohta ei ole reilu. Silti: tämän kangas on ohuempi mutta jotenkin tiiviimpi, vetoketjut eivät tartu, ja narujen kiristimet saa löysättyä yhdellä sormella. Nukuttu nyt yksitoista yötä, joista neljä sateessa.'],
    ['fi', 8, null, 'Tilasin maanantaina ja haimme lähtöpäivänä postista, eli testaus jäi perille. Leirintäalueella Hangossa pystytys kesti puoli tuntia, koska luin ohjeen väärin päin. Seuraavana iltana vartti. Ainoa oikea miinus on pussi, johon teltta ei mahdu, jos se on yhtään kostea.'],
    ['fi', 6, null, 'Teltta on varmasti hyvä, mutta kosteus yllätti. Järven rannalla kirkkaana syysyönä katto oli sisältä aivan märkä, ja makuupussin jalkopää kastui. Kaverin vanhassa sama homma, joten ehkä se vain kuuluu asiaan. Ylempänä rinteessä ongelmaa ei ollut.'],
    ['fi', 10, null, 'Olemme käyttäneet tätä toukokuusta lokakuuhun melkein joka viikonloppu. Pohjaan tuli pieni viilto lasinsirusta, paikkasin sen mukana tulleella tarralla ja siinä se on edelleen. Kun myymälässä kysyttiin, mihin käyttöön, myyjä ehdotti halvempaa kuin mitä olin ostamassa. Se tuntui hyvältä.'],
    ['sv', 9, null, 'Vi hade tänkt bo på vandrarhem men det var fullt, så det blev tältet i bagageutrymmet i stället. Tre nätter utanför Grebbestad med kuling och regn i omgångar. Lakanen torra, humöret bra, och grannarna som hade billigare saker fick packa ihop mitt i natten.'],
    ['en', 8, null, 'Bought it for one trip and have now done nine. It is easy to pitch once you have the order in your hands, the fabric dries fast, and the zips have never caught. My only grumble is the bag, which seems to have been sized by somebody with a vacuum pump.'],
    ['de', 9, null, 'Ich war skeptisch wegen des dünnen Stoffs. Nach einer Woche auf der Insel Senja mit fast durchgehendem Wind bin ich es nicht mehr. Kein Riss, keine lockere Naht, und die Reißverschlüsse laufen trotz Sand wie am ersten Tag. Heringe für weichen Boden würde ich extra mitnehmen.'],
    ['de', 4, null, 'Schönes Zelt, aber bei meinem Exemplar war ein Stück der Bodennaht nicht abgedichtet. In der zweiten Nacht stand eine Pfütze neben dem Kopfkissen. Der Umtausch ging schnell und freundlich, das zweite ist dicht. Für die Ferien kam es trotzdem zu spät.'],
    ['fr', 9, null, 'Deux semaines en Écosse, dont huit jours de pluie. La toile sèche en un rien de temps entre deux averses et le sol n’a jamais percé, même posé sur de l’herbe détrempée. Il a fallu une soirée pour prendre le coup avec les tendeurs.'],
    ['ru', 9, null, 'Брали на неделю в Карелию, в итоге живём в ней уже третье лето по выходным. Молнии не заедают, дно целое, хотя ставили и на корни, и на камни. Минус один: чехол тесный, сырую палатку туда не уложить, поэтому возим отдельный мешок.'],
  ]],
  [['tarp'], [
    ['fi', 9, null, 'Viritimme tämän mökin terassin jatkeeksi rippijuhliin, kun ennuste muuttui edellisenä iltana. Vettä tuli kaksi tuntia eikä kakku kastunut. Seuraavalla viikolla sama kangas oli laavuna Evolla. En keksi montaa esinettä, jolle löytyy yhtä paljon tekemistä.'],
    ['de', 8, null, 'Am Anfang sah meine Konstruktion aus wie ein nasser Sack, inzwischen stehen drei Varianten in wenigen Minuten. Der Stoff leiert nicht aus, die Schlaufen halten auch an schwerem Geäst. Längere Schnüre habe ich mir dazugekauft.'],
  ]],
  [['hammock'], [
    ['fi', 9, null, 'Nukun kotona huonosti, joten päätin kokeilla riippumattoa ensin omalla pihalla. Ensimmäinen yö meni opetellessa, toinen jo kuudella tunnilla putkeen. Nyt takana on kaksikymmentä yötä metsässä. Selän alle tarvitaan eristettä heti, kun lämpötila laskee alle viidentoista.'],
    ['en', 7, null, 'Lovely fabric and it packs down to nothing. Getting the angle of the straps right took me several evenings and one bruise. Now that I know my trees it takes two minutes. Bring something warm for underneath, even in July.'],
    ['ru', 9, null, 'Сначала повесила слишком туго и проснулась колесом. Потом прочитала, что надо оставлять провис и ложиться по диагонали, — и всё встало на место. Теперь палатку в лес почти не беру, только ради компании.'],
  ]],
  [['sleeping-bag'], [
    ['de', 8, null, 'Ich habe vor dem Kauf drei Abende mit Tabellen verbracht und am Ende doch im Chat gefragt. Die Antwort war kurz, ehrlich und günstiger als mein Favorit. Seitdem war ich elf Nächte draußen, im Fichtelgebirge, an der Havel und auf einer Wiese in Småland, auf der Kühe standen. Gefroren habe ich nicht, geschwitzt einmal. Das Verstauen am Morgen bleibt eine Übung in Demut, aber das war bei jedem so, den ich je hatte.'],
    ['fi', 9, null, 'Olen ostanut elämässäni viisi makuupussia ja neljässä on lämpötila ollut toiveajattelua. Tässä luku pitää, kunhan alusta on kunnollinen ja iltapala syöty. Kangas ei tunnu nihkeältä edes kosteana yönä. Säilytän väljästi kaapissa, niin kuin neuvottiin.'],
    ['fi', 7, null, 'Lämmön ja painon suhteen ei mitään sanottavaa. Pakkaaminen sen sijaan: aamulla Saanan kupeessa kohmeisin sormin työnsin sitä pussiinsa kuin makkaraa suoleen. Ostin erikseen vähän isomman pussin ja elämä helpottui.'],
    ['fi', 10, null, 'Tyttäreni sai tämän syntymäpäivälahjaksi ja nukkui siinä ensin viikon omassa sängyssä. Sitten laavulla, sitten mummolan lattialla. Pesty kerran, kuivui kaksi päivää, lopputulos kuin uusi. Harvoin tulee tehtyä näin onnistunutta lahjaostosta.'],
    ['sv', 8, null, 'Köpte den inför en vecka i Grövelsjön och var orolig för kylan. Det behövde jag inte vara. Tyget är tyst och mjukt och den luktade ingenting ens i början. Enda minuset är att den är lite svår att packa när man har bråttom.'],
    ['en', 9, null, 'I run cold and usually add a degree or five to whatever the label claims. Here I did not need to. It recovers its shape after a week squashed in a pack, and the fabric does not go clammy. Air it on a branch for ten minutes in the morning and it stays fresh.'],
    ['de', 9, null, 'Drei Nächte Biwak im Allgäu, eine davon mit Reif auf der Wiese. Ich habe durchgeschlafen, und das ist in meinem Alter draußen nicht selbstverständlich. Der Stoff klebt nicht auf der Haut. Beim Verstauen hilft: von unten stopfen, nicht rollen.'],
    ['fr', 8, null, 'Je l’ai pris sur les conseils du service client, qui m’a posé plus de questions que mon médecin. Résultat : la bonne taille et la bonne chaleur. Le tissu est doux et silencieux. Le sac de rangement demande de la patience les matins froids.'],
    ['ru', 9, null, 'Долго выбирала, писала в поддержку, ответили подробно и без рекламы. На Онежском озере в сырую ночь было тепло и сухо, ткань не липнет. После стирки в ванне сох двое суток, зато как новый.'],
  ]],
  [['mat'], [
    ['fi', 9, null, 'Selkäleikkauksen jälkeen luulin telttailun loppuneen. Ostin tämän vielä viimeisenä kokeiluna, ja viikko Helvetinjärvellä ja Seitsemisessä meni ilman särkylääkettä. Ilmaa kannattaa päästää hieman pois, ettei pinta ole kova kuin pöytä. Sen oivaltaminen vei minulta kaksi yötä.'],
    ['fi', 6, null, 'Mukava nukkua, mutta minun kohdallani pinta on liukas ja heräsin joka yö alustan vierestä. Ompelin alle pari silikoniraitaa ja tilanne parani. Ilman tuota kikkaa olisin palauttanut.'],
    ['en', 9, null, 'I had written off camping after fifty. Then a friend lent me hers and I ordered mine from the car park. Let a little air out once you are lying on it; too hard is worse than too soft. No leaks in two seasons of rather careless use.'],
    ['de', 8, null, 'Die Matte hält die Luft und isoliert besser, als ich bei diesem Packmaß gedacht hätte. Nur auf geneigten Plätzen rutscht man nachts langsam Richtung Ausgang. Ein altes Geschirrtuch darunter hat geholfen.'],
    ['ru', 5, null, 'Лежать удобно, спора нет. Но моя на третью ночь начала медленно спускать по шву, пришлось вставать и поддувать. Заменили без вопросов, вторая держит уже сезон. Советую проверить дома, оставив надутой на сутки.'],
  ]],
  [['foam-mat'], [
    ['fi', 9, null, 'Meillä niitä on nyt neljä, yksi joka repussa. Käytössä retkillä, jalkapallokentän laidalla, veneen penkillä ja kerran auton alla renkaanvaihdossa. Pintaan jää painumia, mutta ne palautuvat lämpimässä yön aikana.'],
    ['de', 9, null, 'Billig, leicht, unkaputtbar. Ich habe lange über teurere Lösungen nachgedacht und bin doch wieder hier gelandet. Nach zwei Jahren sind die Kanten etwas rund, die Wärme ist dieselbe.'],
  ]],
  [['camp-chair'], [
    ['fi', 9, null, 'Ostimme kaksi karavaanariserkulle tuliaisiksi ja pidimme lopulta itse. Kangas kuivuu sateen jälkeen auringossa alle tunnissa, eikä runko ole alkanut natista vaikka yksi meistä on iso mies. Pehmeälle nurmelle laitan laudanpätkät jalkojen alle.'],
    ['sv', 8, null, 'Har haft den i båten, på campingen i Böda och på fotbollsplanen. Den är bekväm i ungefär två timmar, sedan vill jag sträcka på benen, men det är nog ålderns fel. Tyget är lätt att torka av.'],
    ['en', 6, null, 'Comfortable and properly made, but on wet grass it sinks on one side and then so do I. A couple of jar lids under the feet solved it. Worth knowing if, like us, you mostly camp in Cumbria.'],
  ]],
  [['lantern'], [
    ['fi', 9, null, 'Hankin kotivaraksi, ja pahin myrsky tulikin jo samana syksynä. Sähköt olivat poikki yli vuorokauden, ja tällä valaistiin keittiö molempina iltoina. Akkua jäi. Nyt se roikkuu mökin tuvassa, jossa sähköjä ei ole koskaan ollutkaan.'],
    ['de', 8, null, 'Das Licht ist warm und lässt sich so weit dimmen, dass man daneben einschlafen kann. Geladen wird über ein normales Kabel. Mich stört nur, dass man den Schalter im Dunkeln erst ertasten muss.'],
  ]],
  [['cooler'], [
    ['fi', 8, null, 'Ajoimme Lahdesta Lofooteille ja pidimme maidon ja juustot kylmänä kylmäkalleilla, joita vaihdettiin leirintäalueiden pakastimissa. Se toimi, kun laukun jätti varjoon ja avasi mahdollisimman harvoin. Täytenä sitä ei kannata yksin nostella.'],
    ['sv', 9, null, 'Midsommar på Utö med sill, gräddfil och tårta för åtta personer. Allt var kallt när vi kom fram och fortfarande kallt dagen efter. Kyl ner den tom över natten först, det gör stor skillnad. Torkas ur med lite bikarbonat efteråt.'],
  ]],
  [['first-aid'], [
    ['fi', 9, null, 'Sairaanhoitajana olen aika kriittinen näiden suhteen. Tässä on järkeä: paljon sitä mitä oikeasti kuluu, vähän sitä mikä vain näyttää hyvältä kuvassa. Lisäsin antihistamiinin ja omat lääkkeet. Merkitkää kalenteriin, milloin steriilit vanhenevat.'],
    ['en', 8, null, 'Used it twice this summer, once for a heel and once for somebody else’s thumb. Everything is packed so that you see it at once. I have added tape, because one always needs more tape.'],
  ]],
  [['stove'], [
    ['sv', 8, null, 'Min man tyckte att vi inte behövde ett till, och han hade rätt tills det gamla gav upp en morgon vid Rogen. Sedan i somras är det alltså det här som gäller. Jag lagar mat åt tre, mest enkla saker som gröt, soppa och kaffe, och det går fort och utan krångel. Man ska ge det lite lä och en plan sten. När det svalnat torkar jag av det med en trasa, och nu är det han som packar ner det först av allt.'],
    ['fi', 9, null, 'Ensimmäistä kertaa keitin kahvia tuulisella Hailuodon rannalla ilman, että joku piti takkia suojana. Pieni kivimuuri auttoi silti. Parasta on, että sen saa puhtaaksi: edellinen oli yhden ylikiehuneen puuron jälkeen pilalla, tästä lika lähti liinalla.'],
    ['fi', 7, null, 'Kaikki toimii, mutta opettele käyttö kotipihalla. Minä en opetellut, ja ensimmäinen päivällinen Syötteellä valmistui kello yhdeltätoista illalla. Toisella kerralla kaikki sujui ja kolmannella en enää miettinyt asiaa. Tasainen kivi alle, niin ei tarvitse vahtia.'],
    ['sv', 9, null, 'Jag är ingen prylmänniska och ville bara ha något som fungerar. Efter en sommar med skärgård, fjäll och ett par kvällar i parken kan jag säga att den gör det. Lätt att tända, lätt att rengöra, står stadigt på sten.'],
    ['en', 8, null, 'Cooked for three weeks on the Arctic coast with this and the only failures were mine. It wants shelter from the wind, it wants level ground, and it wants wiping afterwards. Given those, it is as dependable as anything I have owned.'],
    ['de', 9, null, 'Im Garten geübt, dann vier Tage Rothaargebirge. Kaffee, Nudeln, Kaffee. Alles ließ sich mit klammen Fingern bedienen, und nach dem Abkühlen passt er sauber verpackt neben das Brot. Bei Böen braucht er einen Stein oder einen Rucksack als Schutz.'],
    ['fr', 8, null, 'Nous l’avons utilisé tous les jours pendant trois semaines en Islande, à l’abri d’un muret ou de la voiture. Rien à signaler, à condition de trouver une pierre bien plate. Il se nettoie d’un coup d’éponge.'],
    ['ru', 4, null, 'Сама вещь хорошая, но пришла помятой, всё стояло криво. Обменяли за неделю, вторая ровная и работает как положено. Упаковку бы покрепче, раз отправляете почтой.'],
  ]],
  [['gas'], [
    ['fi', 8, null, 'Punnitsin tölkin keittiövaa’alla ennen reissua ja sen jälkeen: kahvi aamulla ja päivällinen illalla kahdelle vei noin neljäkymmentä grammaa päivässä. Nyt osaan laskea seuraavan reissun. Tyhjän voi viedä metallinkeräykseen, kun sen on rei’ittänyt.'],
    ['de', 9, null, 'Habe den Inhalt vor und nach der Tour gewogen und war überrascht, wie wenig man braucht, wenn der Deckel auf dem Topf bleibt. Auch bei leichtem Frost am Morgen kam noch ordentlich Druck.'],
  ]],
  [['cook-set'], [
    ['fi', 9, null, 'Mustui ensimmäisessä nuotiossa niin, ettei väriä enää tunnista, ja siitä asti se on ollut oma. Kansi pysyy paikallaan kuljetuksessa, kun vetää kuminauhan ympäri. Pohja on kestänyt suoraa tulta eikä ole vääntynyt. Pieni lommo kyljessä on minun vikani.'],
    ['sv', 8, null, 'Enkel sak som gör det den ska. Jag har kokat kaffe, te och vatten till en oändlig mängd nudlar i den längs Sörmlandsleden. Handtaget blir varmt om man har den över öppen eld, så ta vante. Diskas med sand och vatten.'],
    ['ru', 9, null, 'Купил взамен старого армейского, думал, что буду жалеть. Не жалею: легче, моется проще, на костре не повело. Ручка греется, но это беда всех. За лето закоптилась до черноты и стала совсем своей.'],
  ]],
  [['pan'], [
    ['fi', 10, null, 'Poltin rasvaa kolmena iltana grillissä, niin kuin ohjeessa, ja nyt pinta on kuin lasia. Muikut eivät tartu, munat liukuvat. Painaa kyllä, ja rinkassa en sitä kantaisi, mutta veneessä ja mökillä painosta ei ole haittaa. Vaimo on kieltänyt tiskiaineen.'],
    ['de', 9, null, 'Beim ersten Mal klebte alles, beim fünften nichts mehr. Wer Geduld hat und die Pfanne nach dem Spülen gleich einölt, bekommt etwas fürs Leben. Den Stiel habe ich aus einem Eschenast geschnitzt, der passt besser als jeder gekaufte.'],
  ]],
  [['mug'], [
    ['fi', 9, null, 'Sain tämän työkavereilta läksiäislahjaksi, kun jäin eläkkeelle. Joka aamu laiturilla, satoi tai paistoi. Siihen on jo tullut pieni jälki, ja tiedän tarkalleen milloin. Sitä ei saa enää kukaan muu käyttää.'],
    ['fr', 9, null, 'Offerte à ma sœur pour sa première nuit en refuge, elle la garde accrochée à son sac toute l’année. Elle a pris une petite marque dès la première sortie et n’en est que plus jolie. Lavage à la main, comme il se doit.'],
  ]],
  [['bottle'], [
    ['fi', 8, null, 'Pelkäsin, että korkki alkaa vuotaa kuten edellisessä, joten pidin tätä ensimmäisen viikon muovipussissa. Turhaan. Puoli vuotta on mennyt, reppu on kuiva ja tiiviste näyttää uudelta. Tekstit kyljestä ovat kuluneet, mutta en minä niitä lue.'],
    ['en', 5, null, 'Mine leaked at the cap from the start, a few drops each day, enough to be annoying. I wrote on a Sunday, had a replacement on Wednesday, and the new one is perfectly tight. So: good product, one bad example.'],
    ['ru', 9, null, 'Носил в боковом кармане рюкзака, ронял на камни, забывал на жаре в машине. Ни капли мимо. Крышка ходит мягко, резьба не стёрлась. Что ещё нужно от такой простой вещи, не представляю.'],
  ]],
  [['flask'], [
    ['fi', 9, null, 'Mittasin huvikseni: kiehuvaa sisään aamuseitsemältä, ulkona viisitoista pakkasta, ja kahdelta vielä sen verran kuumaa, että piti puhaltaa. Esilämmityksestä on oikeasti apua. Tiivisteen otan irti kerran viikossa, muuten se alkaa haista.'],
    ['sv', 9, null, 'Jag jobbar ute året om och har prövat många. Den här har klarat ett år på en traktorhytt, två fall i asfalt och en tur genom diskmaskinen som jag inte rekommenderar. Fortfarande varmt vid tvåkaffet.'],
    ['de', 7, null, 'Hält die Wärme wie versprochen, da gibt es nichts zu meckern. Der Lack allerdings war nach vier Wochen im Rucksack am Boden abgeschabt. Rein optisch, aber bei dem Preis hätte ich es mir haltbarer vorgestellt.'],
  ]],
  [['water-filter'], [
    ['fi', 9, null, 'Kävelimme UKK-puistossa kymmenen päivää ja joimme kaikesta, mistä vettä sai, myös suon reunan ruskeasta purosta. Kukaan ei sairastunut. Virtaus hidastui viidentenä päivänä, ja huuhtelu palautti sen. Yöt nukuin filtteri jalkopäässä, koska aamuisin oli kuuraa.'],
    ['sv', 6, null, 'Fungerade bra i en vecka, sedan blev flödet så långsamt att vi satt och väntade i en kvart. Vattnet var grumligt, så det är delvis vårt fel. Efter en ordentlig spolning hemma är den som ny, men läs på innan ni åker.'],
    ['fr', 9, null, 'Pendant notre traversée des Pyrénées, nous avons bu l’eau des ruisseaux sous les estives sans le moindre souci. Il faut le rincer régulièrement et le garder au chaud les nuits de gel. L’eau n’a aucun goût.'],
  ]],
  [['knife'], [
    ['fi', 10, null, 'Veljeni on kalamies, minä vuolen lusikoita, ja riitelimme siitä, kumpi tämän pitää. Kahva on sen kokoinen, ettei se väsytä, ja terä ottaa terän nopeasti vastaan. Pyyhi, kuivaa, tippa öljyä. Lopulta tilasimme toisen.'],
    ['en', 8, null, 'Came sharper than I keep my own kitchen knives. After a summer of fish, string and apples it needed five minutes on a stone and was back where it started. The handle feels plain at first and then you notice that your hand is never tired.'],
    ['ru', 9, null, 'Искал простой нож без лишнего, такой и получил. Сталь держит, правится легко, рукоять не скользит в мокрой руке. За сезон на даче и на рыбалке ни пятна, потому что вытираю сразу.'],
  ]],
  [['axe'], [
    ['fi', 9, null, 'Isoisäni sanoi, että kirveen tuntee siitä, ettei sitä ajattele. Tätä ei tarvitse ajatella. Terä oli valmiiksi siisti, varren öljysin kahdesti pellavaöljyllä ennen käyttöä, ja se on pysynyt tiukassa koko talven kuivassa liiterissä.'],
    ['de', 9, null, 'Endlich ein Stiel, bei dem die Fasern durchlaufen. Ich habe drei Exemplare im Laden in der Hand gehabt, alle gerade. Nach einem Winter sitzt der Kopf so fest wie am ersten Tag. Die Schneide zog ich einmal mit dem Stein ab, mehr war nicht nötig.'],
    ['fr', 8, null, 'Bel outil, bien équilibré, livré avec un tranchant déjà correct que j’ai repris à la pierre pour mon usage. Le manche sent bon le bois huilé. Prévoyez de le nourrir une fois par an et de le garder au sec.'],
  ]],
  [['food-pouch'], [
    ['ru', 7, null, 'Скажу честно: дома это показалось мне просто съедобным, и я уже собирался раздать остаток друзьям. А потом был второй день на Кольском, мокрый снег, ветер с моря, и мы сидели вчетвером за камнем, передавая пакет по кругу. Вкуснее я давно ничего не ел. Так что оценка средняя между кухней и камнем. Воду лейте чуть ниже отметки, мешайте до самого дна и не торопитесь открывать.'],
    ['fi', 9, null, 'Testasimme kolmea makua keittiössä ennen Käsivarren vaellusta, ja perhe äänesti. Tämä voitti. Tunturissa se oli vielä parempaa, mutta siellä on kaikki. Vettä laitan puolisen desiä vähemmän kuin pussissa lukee ja sekoitan pohjaa myöten.'],
    ['fi', 7, null, 'Maku on hyvä ja annos riittää minulle, mutta pitkän päivän jälkeen 90-kiloinen mieheni katsoi pussin pohjaa pitkään. Otimme mukaan juustoa ja näkkäriä lisäksi. Pussin repäisylovi saisi olla alempana, nyt lusikka uppoaa vartta myöten.'],
    ['sv', 8, null, 'Har ätit mig igenom det mesta som finns i påse under tio år som fjällvandrare. Den här hör till de bättre, därför att man känner vad som är i. Rör länge, vänta ett par minuter extra om det är kallt, och ät ur påsen med lång sked.'],
    ['en', 9, null, 'Carried six of these down the Kungsleden and was never bored. They taste of what is printed on the front, which sounds like little and is in fact rare. The bag stands up by itself on a flat stone. I would only wish for a notch further down.'],
    ['de', 3, null, 'Mein Beutel war an der Naht nicht dicht und der Inhalt schon feucht, als ich ihn auf der Hütte öffnete. Zum Glück hatte der Nachbar etwas übrig. Das Geld gab es sofort zurück, hungrig war ich trotzdem. Die anderen drei aus der Bestellung waren in Ordnung und schmeckten gut.'],
    ['fr', 8, null, 'Trois jours autour du Mont Lozère, une poche par jour et toujours envie de la suivante. On reconnaît les ingrédients, ce n’est pas trop salé. Il faut mélanger jusqu’au fond, sinon on tombe sur un coin sec à la dernière cuillère.'],
    ['ru', 9, null, 'Взяли пробный пакет, съели дома на кухне и заказали на весь поход. Состав короткий и понятный, порция нормальная. На маршруте вдоль Терского берега это был лучший момент дня. Ложку берите длинную.'],
  ]],
  [['energy-bar'], [
    ['fi', 8, null, 'Hiihdin Pirkan hiihdon näillä ja vedellä. Yksi joka kympin kohdalla, ei vatsavaivoja, ei seinää. Jälkeenpäin en halunnut nähdä niitä viikkoon, mutta nyt kaapissa on taas rasiallinen. Kääre aukesi hampailla ajossa.'],
    ['sv', 9, null, 'Jag brukar tröttna på allt efter tre dagar men de här gick ner hela veckan i Kebnekaisefjällen. Lagom att tugga, torkar inte ut munnen, och pappret går att öppna utan att ta av vanten. Priset är väl som det är.'],
    ['de', 6, null, 'Geschmacklich wirklich gut, aber für das Gewicht ziemlich teuer, und bei großer Hitze im Rucksack klebt alles an der Folie. Für den Winter und die Übergangszeit kaufe ich wieder.'],
  ]],
  [['coffee'], [
    ['fi', 9, null, 'Vein paketin erämaajärvelle, jossa isä, minä ja poikani kalastimme viikon. Kolme sukupolvea, kolme mielipidettä kaikesta muusta paitsi tästä. Isän mielestä vähän mietoa, joten hän otti kaksin verroin. Loppui torstaina.'],
    ['en', 8, null, 'There is something about a hot cup when your boots are wet and it is only six. This one is gentle, smells wonderful and leaves no odd taste behind. The packet does not reseal very well, so I keep a clothes peg on it.'],
  ]],
]
