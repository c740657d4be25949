/** Longer accounts of goods for snow, wheels, rock, water and finding the way; shape and scales as in `review-texts.ts`. */
import type { REVIEW_TEXTS } from '../review-texts'

export const GEAR_SPORT_ACCOUNTS: typeof REVIEW_TEXTS = [
  [['alpine-ski'], [
    ['fr', 9, null, 'Voilà trente ans que je loue, et chaque hiver je repartais avec quelque chose de différent sans jamais m’y habituer. Cette année je me suis décidée. Le service client m’a demandé mon poids, mon niveau et surtout où je skie vraiment, pas où je rêve de skier. Après douze jours entre Valloire et La Clusaz, sur neige dure, lourde et parfois franchement moche, je me sens enfin chez moi sur mes planches. Quelques éclats sur le dessus, évidemment.'],
    ['fi', 9, null, 'Pidin pitkään samoja suksia, koska luulin, ettei eroa huomaisi. Huomasi sen jo hissiltä alas tullessa. Kahdeksan päivää Rukalla, kovaa aamujäätä ja pehmeää iltapäivää, ja reidet jaksoivat paremmin kuin kymmeneen vuoteen. Kärjen pinnassa on muutama kolhu jonosta.'],
    ['fi', 6, null, 'Suksessa ei ole vikaa, valinnassa oli. Otin pituuden entisen mukaan ja se on minulle kymmenen senttiä liikaa. Myymälästä sanottiin, että pitää katsoa painoa ja taitoa eikä vanhaa suksea. Kuunnelkaa heitä.'],
    ['sv', 8, null, 'Köpte på rea i april och fick vänta till december med att prova. Värt väntan. De svänger utan att man behöver tänka och ligger lugnt när underlaget är hackigt. Kanterna var skarpa direkt ur plasten, var försiktiga med fingrarna.'],
    ['en', 9, null, 'Two weeks in Trysil with a mixture of machine-groomed corduroy, rain and one proper dump of snow. They coped with everything that I could cope with, and a bit more. The top sheets have collected the usual nicks. Bases and edges are still in good order.'],
    ['de', 4, null, 'An einem Ski stand die Kante hinter der Schaufel minimal ab. Gemerkt habe ich es erst beim Wachsen zu Hause. Die Werkstatt hat ihn ohne Diskussion getauscht, deshalb noch vier Punkte. Der neue fährt sich, wie er soll, ruhig und willig.'],
    ['fr', 8, null, 'Skieur moyen, quarante-huit ans, genoux moyens aussi. Je cherchais quelque chose qui pardonne sans s’ennuyer et c’est exactement ça. Dix jours aux Saisies, toutes les neiges. Le dessus marque vite au télésiège, rien de grave.'],
    ['ru', 9, null, 'Катался в Шерегеше неделю: утром вельвет, днём каша, один раз выпал настоящий снег. Везде спокойно. Длину подобрали по переписке, спросили вес и стаж. Канты после сезона поточил один раз.'],
  ]],
  [['binding'], [
    ['fi', 8, null, 'Asennutin kaupassa, sain mukaan paperin, jossa oli omat mitat ja säätöarvot. Se oli mukavan perinteistä. Ensimmäiset kaksi päivää side tuntui jäykältä astua, sitten jousi antoi periksi tai minä opin. Ei ole auennut turhaan kertaakaan.'],
    ['sv', 9, null, 'Jag åker tungt och klumpigt och har haft bindningar som släpper när de inte ska. De här gör det inte. De har däremot löst ut en gång när de skulle, vid en dålig landning i Stöten, och knät är fortfarande helt.'],
    ['de', 7, null, 'Technisch einwandfrei. Ich habe nur beim Bestellen die Bremsbreite falsch gewählt und musste umtauschen, das lag an mir. Messen Sie den Ski an der Stelle, wo die Bindung sitzt, und nicht an der Schaufel.'],
    ['ru', 8, null, 'Ставили в мастерской, выдали листок с настройками по весу и длине подошвы. За сезон ни ложных срабатываний, ни люфта. Первые дни шли туговато, потом разработались.'],
  ]],
  [['ski-boot'], [
    ['fi', 9, 6, 'Jalkani on sellainen, että kenkäkaupassa huokaistaan. Täällä mitattiin molemmat, toinen on puoli senttiä pidempi, ja sovitettiin isomman mukaan. Kaksi viikkoa myöhemmin Ylläksellä kukaan ei kuullut minun valittavan. Vuoret kuivuvat yössä, kun ne ottaa irti.'],
    ['fi', 6, 4, 'Kenkä on laadukas ja lämmin, mutta kylmässä autossa yön ollut kuori on niin jäykkä, ettei siihen meinaa päästä sisään. Säilyttäkää siis sisällä. Koko on vähän pienempi kuin vanhassa, sama numero kuitenkin.'],
    ['en', 8, 6, 'We dreaded buying boots from a distance, so both feet were measured standing against a wall as the guide says. The size was right. They were tight for two days and have been good ever since. Take the liners out at night or you will regret it in the morning.'],
    ['de', 9, 6, 'Fuß gemessen, Größe nach Tabelle bestellt, passt. Am ersten Tag drückte es leicht am Spann, am dritten nicht mehr. Bei minus sechzehn in Ruka waren die Zehen warm, solange ich nicht den dicken Strumpf genommen habe. Der dünne ist besser.'],
    ['fr', 5, 8, 'Trop grandes d’une bonne demi-taille alors que j’avais suivi ma pointure habituelle. L’échange s’est fait sans problème mais j’ai perdu ma semaine de février. Mesurez vos pieds en centimètres, vraiment, et le soir.'],
  ]],
  [['ski-pole'], [
    ['fi', 9, null, 'Edelliset katkesivat auton takaluukun väliin, ja näille olen varannut oman pussin. Kahva on mukava myös ohuella hanskalla, ja remmin saa säädettyä ilman pihtejä. Keveyttä ei huomaa kaupassa mutta illalla kyllä.'],
    ['de', 8, null, 'Nach dem Rechner auf der Seite die Länge bestimmt und richtig gelegen. Der Griff ist angenehm, auch ohne Handschuh. Der Aufdruck am Schaft reibt sich leider schnell ab, das ist aber nur fürs Auge.'],
  ]],
  [['goggles'], [
    ['fi', 9, null, 'Minulla huurtuu aina kaikki, siksi suhtauduin epäillen. Lumisade Levillä, välillä hikeä ja hissin odottelua, eikä lasi mennyt sumuun kertaakaan. Vaahto ei kutita. Nauhassa on kumiraita, joka pitää sen kypärän päällä.'],
    ['sv', 8, null, 'Provade fyra par i butiken i höstas och de här tätade bäst kring näsan. Efter en säsong är linsen fortfarande fin, men jag torkar den bara med påsen. En kompis torkade sin med handsken och ångrar sig.'],
    ['fr', 6, null, 'Très bonne vision, rien à dire. Mais la mousse a commencé à se décoller dans un coin au bout d’une dizaine de sorties. Recollée par l’atelier en deux jours, gratuitement. J’espère que ça tiendra.'],
  ]],
  [['ski-helmet'], [
    ['fi', 9, 6, 'Mittasin pään ympäryksen kahteen kertaan ja valitsin sen mukaan. Osui kerralla. Kypärä ei purista ohimoilta eikä keinu, vaikka kumarrun kiristämään monoa. Sisäpehmusteet olen pessyt kahdesti, ja ne ovat säilyttäneet muotonsa.'],
    ['ru', 8, 6, 'Голова у меня крупная, обычно всё давит на лоб. Здесь измерил окружность, взял больший размер — сел ровно, регулятор подтянул на два щелчка. Подкладка снимается, стирается в тазике и сохнет за ночь.'],
  ]],
  [['nordic-ski'], [
    ['en', 6, null, 'Mixed feelings. On cold mornings they are a joy: quiet, straight, quick enough for a man of sixty with a bad knee. But we live by the coast, where half of the winter hovers around zero, and on those days I spend more time thinking about the snow under my feet than looking at the trees. The shop was frank about that before I bought, so I can hardly complain. If your winters are proper ones, add two points.'],
    ['fi', 9, null, 'Aloitin hiihdon uudelleen kahdenkymmenen vuoden tauon jälkeen ja pelkäsin, että kaikki on muuttunut. Oli, parempaan suuntaan. Suksi valittiin painon mukaan, ja pito ja luisto ovat sopusoinnussa. Tammikuusta tähän päivään on tullut kolmesataaviisikymmentä kilometriä, enkä aio lopettaa.'],
    ['fi', 7, null, 'Pidän näistä paljon, kun pakkasta on muutama aste tai enemmän. Nollan tuntumassa luisto katoaa jonnekin, ja silloin jätän suosiolla kotiin. Kuljetukseen kannattaa hankkia pussi, sillä kärki kolhiintui takakontissa heti.'],
    ['fi', 10, null, 'Lahjoitin vanhat kierrätykseen ja ostin nämä syntymäpäivänäni. Kotoa on kilometri ladun alkuun, ja olen käynyt siellä enemmän kuin kaupassa. Suksi kulkee suoraan ja hiljaa. Ihan parasta on ilta, kun valot syttyvät eikä ketään muuta ole.'],
    ['sv', 8, null, 'Blev rekommenderad en styvhet jag inte hade vågat välja själv, och det var rätt. De används mest på kvällarna i Lida, när lamporna är tända. Ytan är tålig, spetsarna mindre. En påse för transport är inga bortkastade pengar.'],
    ['en', 9, null, 'I grew up without snow and learned on these at the age of forty-one. They go straight, they are light to carry to the tram, and the shop matched the pair to my weight before I had finished asking. I fall less than I expected.'],
    ['de', 8, null, 'Als Flachländer habe ich mich beraten lassen und Gewicht samt Können ehrlich angegeben. Das zahlt sich aus: Der Ski läuft ruhig und gibt mir Sicherheit. Um den Gefrierpunkt herum muss man probieren, das war aber noch nie anders.'],
    ['fr', 9, null, 'Nous avions peur de nous tromper de longueur. On nous a demandé le poids, le niveau et le terrain, sans jargon. Trois semaines dans le Haut-Doubs plus tard, il n’y a rien à changer. Attention aux pointes dans le coffre.'],
    ['ru', 9, null, 'Беру их каждую субботу, в Токсово или дальше. Подбирали по весу, жёсткость угадали: лыжа толкается и не тормозит. После перевозки на крыше появился скол на носке, теперь вожу в чехле.'],
    ['ru', 3, null, 'Прислали пару с заметно разным прогибом, одна лыжа шла, вторая пахала. Обменяли, извинились, вторая пара нормальная. Но две недели сезона пропали, а зима у нас и так короткая.'],
  ]],
  [['nordic-boot'], [
    ['fi', 9, 6, 'Kantapäissäni on patit, jotka kertovat kaikista aiemmista monoista. Näissä ei hankaa mistään. Tuplasukka ei mahdu, mutta villainen yksi riittää. Kuivatan pitämällä niissä yön yli sanomalehteä, vanha konsti ja toimii.'],
    ['sv', 7, 8, 'Tog samma storlek som i promenadskor och det blev för mycket plats framme. En storlek mindre satt perfekt, bytet tog fem dagar. I övrigt varma och lätta att få på även när man är stel i ryggen.'],
    ['en', 8, 6, 'Wide enough for my bunion, which I had given up hoping for. They took two short outings to soften. Below minus fifteen I would like a little more between me and the snow, but then I would also like to be at home.'],
    ['de', 9, 6, 'Auf der Loipe in Oberwiesenthal eingelaufen, das war nach einer Stunde erledigt. Der Schuh gibt nach, wo der Fuß es braucht, und hält die Ferse. Nach dem Laufen mit Zeitungspapier ausgestopft sind sie am Morgen trocken.'],
  ]],
  [['nordic-binding'], [
    ['fi', 8, null, 'Vanhoihin suksiin vaihdettiin nämä huollossa, ja tuntuu kuin alla olisi uudet sukset. Lumi ei pakkaudu kengän alle niin kuin ennen. Jos on kahden vaiheilla, kannattaa kysyä, sopiiko oma kenkä, minä meinasin tilata väärän.'],
    ['de', 9, null, 'Vor dem Kauf im Chat gefragt, ob mein Schuh passt, und eine klare Antwort bekommen. Sitzt, hat kein Spiel und vereist nicht. Nach vierzig Ausfahrten sieht alles noch frisch aus.'],
  ]],
  [['wax'], [
    ['fi', 8, null, 'Olen se perheenjäsen, joka huoltaa viidet sukset eteisessä perjantai-iltana. Tämä on riittoisa, eikä asunto haise kemiantehtaalta. Ohjeen mukaan ohut kerros, odotus ja harjaus. Jos laittaa paksusti, joutuu vain harjaamaan enemmän.'],
    ['en', 9, null, 'I am not a wax person. My neighbour is, and he nodded, which is about as much praise as one gets on our street. It goes on thin, takes minutes, and the difference is plain on the first hill.'],
    ['ru', 8, null, 'Раньше отдавал лыжи в сервис, теперь справляюсь сам на балконе. Инструкция понятная, расход смешной. Главное — не жадничать и наносить тонко, толстый слой только мешает.'],
  ]],
  [['snowshoe'], [
    ['fi', 9, null, 'Ostin nämä, koska en osaa hiihtää enkä halua oppia. Helmikuussa Kolilla kuljin polkuja, joille ei muuten pääse, ja koira seurasi jäljessäni. Hihnat jäykistyvät vähän pakkasessa, joten säädä ne sisällä. Viidessä päivässä kipeytyivät vain sisäreidet.'],
    ['fr', 8, null, 'Une semaine dans le Capcir avec beaucoup de fraîche. On ne s’enfonce presque pas et l’on apprend vite à marcher un peu plus large. Réglez les sangles au chaud, dehors c’est une autre affaire.'],
  ]],
  [['pulk'], [
    ['fi', 9, null, 'Meillä ei ole autotallia, joten säilytys oli suurin huoli: se mahtui lopulta pystyyn rappukäytävän komeroon. Lumella se kulkee kauniisti perässä, kääntyy siellä missä minäkin eikä kaadu, kunhan ei kuormaa korkealle. Naapuri on lainannut jo kolmesti.'],
    ['sv', 8, null, 'Vi har dragit den i Fulufjället två vintrar i rad. Skaklarna håller avståndet till hälarna även utför, vilket var skälet till köpet. Lite svår att hitta plats för hemma, och den är stor att få in i bilen.'],
  ]],
  [['shovel'], [
    ['fi', 8, null, 'Kevyt ja purkautuu niin, että mahtuu repun sisään eikä roiku ulkona. Käytin lumikammin kaivamiseen Iso-Syötteellä, siinä menee parisen tuntia ja selkä tietää sen. Varsi voisi olla hieman pidempi meille pitkille.'],
    ['en', 9, null, 'Lives in the boot of the car from November to April and in my pack at weekends. It has freed two strangers, one post van and us, twice. Goes together with mittens on, which is when you need it to.'],
  ]],
  [['trekking-pole'], [
    ['fi', 9, null, 'Fysioterapeutti käski, minä vastustelin, nyt en lähde ilman. Pitkospuilla Patvinsuolla näistä oli enemmän iloa kuin kengistä. Lukot ovat pysyneet, vaikka nojaan alamäissä koko painolla. Kärkikumeja kannattaa ostaa varalle.'],
    ['de', 8, null, 'Auf dem Rennsteig zehn Tage lang ausprobiert. Die Verschlüsse rutschen nicht, der Griff wird auch bei Schweiß nicht glatt. Einen Spitzenschutz habe ich im Wald verloren, Ersatz war rasch da.'],
  ]],
  [['gravel-bike'], [
    ['fi', 9, 6, 'Myin auton ja ostin tämän. Työmatka on yksitoista kilometriä, puolet hiekkaa. Vuodessa kului yksi ulkorengas ja kahdet palat, muuta ei ole tarvinnut. Satulan vaihdoin heti, koska tiedän takapuoleni, mutta runko istui mitoilta kohdalleen.'],
    ['sv', 8, 6, 'Cyklade Klarälvsbanan och sedan vidare på grusvägar så långt semestern räckte. Den går lugnt och stadigt även med packning. Bromsarna gnisslade i regn de första dagarna, det gick över av sig själv.'],
    ['de', 9, 6, 'Bestellt, in zwanzig Minuten zusammengesteckt, am nächsten Tag hundert Kilometer über Feldwege in der Lausitz. Nichts hat geknarzt. Der erste Service nach ein paar Wochen war im Preis und hat die Züge wieder nachgespannt.'],
    ['fr', 5, 6, 'Le vélo roule bien, mais il est arrivé avec une roue légèrement voilée et une trace sur la peinture. La roue a été reprise chez un réparateur à leurs frais. Sans ce détail, j’aurais mis neuf sans hésiter.'],
  ]],
  [['hardtail'], [
    ['fi', 10, 6, 'Meillä pyörät ovat aina olleet kirpputorilta, ja ajattelin ettei uudessa voi olla niin paljon eroa. No oli. Jarrut toimivat kevyesti, mikään ei lonksu ja ajoasento osui taulukon mukaan kohdalleen. Ensimmäisellä viikolla ajettiin joka päivä, sateellakin, ja illalla kurainen pyörä suihkuteltiin pihalla puhtaaksi. Ensihuolto kuului hintaan, ja sen jälkeen vaihto ja jarrut ovat olleet kuin uudet. Ainut moite: mukana tullut ohjekirja on paksu ja koskee kymmentä eri mallia.'],
    ['fi', 9, 6, 'Mittataulukon kanssa mietittiin ilta, ja lopulta soitimme. Neuvottiin pienempi kahdesta, ja se oli oikein. Kolmen kuukauden jälkeen kuraa on kulkenut eteisen läpi sangollinen, jarrut kerran säädetty ja yksi sisärengas vaihdettu. Pyörä on edelleen talon odotetuin esine.'],
    ['fi', 7, 6, 'Hyvä pyörä, mutta kotikasauksessa ohjaustangon kiristäminen suoraan vei oman aikansa, ja polkimet olivat kuin hitsatut. Kun ne saatiin paikalleen, kaikki toimi. Ensihuollossa säädettiin loput. Suosittelen noutoa myymälästä valmiina.'],
    ['sv', 9, 6, 'Vi velade länge om storleken men tabellen stämde. Hela sommaren har den stått vid dörren, full av lera, redo. Bromsarna behövde justeras efter några veckor, det ingick. Lacken har klarat både grus och en cykelställning i tåget.'],
    ['en', 8, 6, 'Arrived in a huge box, mostly assembled, with the right tools in a little bag. The pedals needed a proper spanner and some language. Since then it has been out in everything Finnish autumn can offer, and a hose brings it back.'],
    ['de', 3, 6, 'Beim Auspacken war die vordere Nabe lose und eine Speiche gebrochen. Das Rad wurde abgeholt und nach neun Tagen ersetzt, seitdem keine Klagen. Wer zum Geburtstag schenkt, sollte früh bestellen und vorher nachsehen.'],
    ['ru', 9, 6, 'Выбирали по ростовке, размер совпал. За лето лес, лужи и один велоквест, помыли из шланга — снова как новый. Тормоза подтянули на первом бесплатном ТО. Единственное, педали прикручены были намертво.'],
  ]],
  [['bike-helmet'], [
    ['fi', 8, 6, 'Kypärä on mukava, ja sen säätää yhdellä kädellä ajon aikanakin, vaikka ei ehkä pitäisi. Pehmusteet on pesty neljästi, ne alkavat vähän litistyä. Uusia pehmusteita sai tilattua erikseen, mistä iso plussa.'],
    ['en', 9, 6, 'After an encounter with a wet tram rail the shell was cracked and I was not. I have bought the same again. Fits well, straps stay flat, and the pads come out for washing, which after a summer is urgent.'],
  ]],
  [['bike-bag'], [
    ['fi', 8, null, 'Kahden viikon kiertomatka Ahvenanmaalta Gotlantiin ja takaisin. Sadetta oli kuutena päivänä, eikä sisälle mennyt tippaakaan, kunhan sulkimen rullaa kunnolla. Runkoon teippasin suojakalvon ennen lähtöä, ja hyvä niin.'],
    ['de', 9, null, 'Der Donauradweg im April, also nass. Alles blieb trocken, nichts hat geklappert, und abends war die Tasche in Sekunden vom Rad. Für den Lack empfehle ich etwas Folie unter den Auflagepunkten.'],
    ['ru', 8, null, 'Проехали с ней Куршскую косу и дальше до Клайпеды. Дождь, песок, ухабы — содержимое целое и сухое. На раме остались лёгкие потёртости, советую сразу наклеить плёнку.'],
  ]],
  [['bike-light'], [
    ['fi', 9, null, 'Ajan töihin ympäri vuoden, ja marraskuussa valo ratkaisee, näkeekö autoilija minut. Tämä on kestänyt suolaisen loskan, pakkasen ja yhden pudotuksen asfaltille. Lataan sunnuntaisin. Kumiluukku on kylmänä kankea, mutta pitää veden ulkona.'],
    ['sv', 6, null, 'Ljuset är bra och syns långt. Men fästet vred sig tills jag la en bit gummi emellan. Efter det inga problem, fast det hade varit trevligt om den biten följt med från början.'],
    ['en', 8, null, 'Six months of rain in Bergen have not got inside it. The battery gives me four or five commutes, then it warns me in good time. I did have to shim the mount a little to stop it rotating on a rough road.'],
  ]],
  [['rope'], [
    ['fi', 9, null, 'Köysipäiväkirja tuli mukana, ja sitä tulee jopa täytettyä. Uutena köysi on hieman liukas käsissä, parin kerran jälkeen juuri sopiva. Huuhtelin kevään päätteeksi viileässä vedessä ja annoin kuivua makuuhuoneen lattialla kaksi päivää. Ei kutistunut mainittavasti.'],
    ['en', 8, null, 'Uncoil it properly the first time, hand over hand, and you will have no tangles later. I did not, and spent an hour in Romsdal being instructive for others. Since then it has behaved, and the sheath looks fresh after a summer.'],
    ['de', 9, null, 'Länge nachgemessen, etwas mehr als angegeben. Nach einer Saison mit viel Staub und Granit ist der Mantel nur leicht aufgeraut. In der Wanne mit Seilwaschmittel gereinigt, danach wieder geschmeidig.'],
  ]],
  [['harness'], [
    ['fi', 9, 6, 'Koko katsottiin mittanauhalla eikä vaatteista, ja hyvä niin, sillä se poikkesi kahdella. Soljet säätyvät helposti, ja kangas on pysynyt siistinä hallin hiekassa ja kallion naavassa. Merkintätarra valmistusvuodesta on luettavissa, kun sitä tarkastuksessa kysyttiin.'],
    ['fr', 9, 6, 'J’ai pris le temps de mesurer comme indiqué et la taille est juste. Les sangles coulissent bien, les coutures sont régulières. Une saison entre la salle et les falaises de la Drôme sans trace d’usure sérieuse.'],
  ]],
  [['climbing-helmet'], [
    ['fi', 8, 6, 'Lainasin aiemmin hallin kypäriä, jotka haisivat vieraalle. Oma on ylellisyyttä. Tämä istuu tasaisesti, ja sen säätää yhdellä sormella. Kypärän kuori on saanut pieniä jälkiä, kun se on matkannut repun päällä; pussi olisi fiksu lisä.'],
    ['sv', 9, 6, 'En småsten från ovan i Nissedal gjorde ett märke i skalet och ingenting i mig. Den sitter bra, skaver inte i nacken och är lätt att ställa om när man lånar ut den.'],
  ]],
  [['carabiner'], [
    ['fi', 9, null, 'Ostin kaksi, koska yhdestä ei ole koskaan apua. Lukitus naksahtaa selvästi, ja sen tuntee myös ohuella hanskalla. Vuoden jälkeen kuluma on tasaista eikä teräviä reunoja ole. Merisuola kannattaa huuhdella heti pois.'],
    ['de', 8, null, 'Läuft sauber und schließt zuverlässig. Nach einem sandigen Wochenende auf Bornholm knirschte der Mechanismus, warmes Wasser und ein Tropfen Öl haben es gerichtet. Kein Spiel, keine Grate.'],
  ]],
  [['quickdraw'], [
    ['fi', 8, null, 'Ensimmäiset omat varusteet hallilainojen jälkeen, joten vertailua ei paljon ole. Ompeleet ovat tasaisia ja väri auttaa erottamaan omat kaverin läjästä. Vuoden kiipeilyn jälkeen reunassa on vähän nukkaa, muuten siistit.'],
    ['ru', 9, null, 'Взял на пробу перед поездкой в Крым, потом докупил ещё. Строчка ровная, ткань после сезона на скалах только слегка пушится. Вес радует, когда вешаешь на себя всё сразу.'],
  ]],
  [['belay-device'], [
    ['fi', 8, null, 'Harjoittelin ohjaajan kanssa kaksi iltaa hallilla, ennen kuin lähdin kalliolle. Köyden paksuus vaikuttaa tuntumaan enemmän kuin luulin, joten lukekaa merkinnät. Nyt laite on luonteva, ja annostelu sujuu miettimättä.'],
    ['en', 9, null, 'A year of two evenings a week and the surfaces are worn smooth but nowhere sharp. Check the rope diameters printed on it before you lend it to anyone. Feeding is easy, stopping is easier, and that is the right way round.'],
  ]],
  [['climbing-shoe'], [
    ['ru', 7, 4, 'Купил после года прокатной обуви, в которой, как потом выяснилось, ходил на полтора размера больше, чем надо. Поэтому первые две недели были честным страданием: влезал, пролезал трассу, снимал, дышал. К концу месяца они сели по ноге, пятка перестала гулять, и на мелких зацепах появилось доверие. Краска поначалу красит пальцы. Сушите после зала и не оставляйте в машине на солнце, у друга от этого отошла резина.'],
    ['fi', 9, 4, 'Sovitin kolmea kokoa kotona maton reunalla ja palautin kaksi. Oikea oli se, joka tuntui ensimmäisen minuutin väärältä. Kuukauden jälkeen kenkä on muotoutunut, varpaat ovat koukussa mutteivät huuda. Kumi riittää hallin pienille otteille ja Olhavan kitkalle.'],
    ['fi', 6, 8, 'Kenkä sinänsä on hyvä, mutta otin liian varovaisen koon ja nyt kantapää pyörii. Kaupassa varoitettiin venymisestä, en uskonut. Käytän lämmittelyssä ja ostan seuraavaksi puoli numeroa pienemmän.'],
    ['sv', 8, 6, 'Har haft dem i åtta månader, mest inomhus i Göteborg och några helger ute. Gummit sitter kvar, hälen är tät och de går att ha på sig en hel led utan att gråta. Lukten får man leva med.'],
    ['en', 9, 6, 'I have awkward feet, one wider than the other, and these are the first pair that does not punish the left for being the left. They needed a fortnight. The dye comes off on your toes for a while, so do not wear them to a wedding.'],
    ['de', 4, 6, 'Nach sechs Wochen löste sich vorne der Gummirand. Wurde neu verklebt und hält bisher, aber bei normaler Hallennutzung hätte ich das nicht erwartet. Passform und Reibung sind wirklich gut, deshalb bleibt er.'],
    ['fr', 8, 4, 'Hésité longtemps entre deux demi-pointures, gardé la plus petite. Un peu de souffrance les quinze premiers jours, puis le chausson s’est fait. Bonne gomme, talon sans vide. Pensez à aérer après la séance.'],
  ]],
  [['chalk-bag'], [
    ['fi', 8, null, 'Hikiset kädet ovat pilanneet minulta monta reittiä. Nyt syyn pitää löytyä muualta. Käytössä kolmesti viikossa, ja sama määrä on kestänyt yllättävän pitkään. Repun pohjalta löytyy silti aina vähän valkoista, mutta vähemmän kuin ennen.'],
  ]],
  [['ice-axe'], [
    ['fi', 9, null, 'Hankin tämän kurssia varten ja ajattelin myydä sen jälkeen. En myynyt. Kädessä tasapaino on luonteva, ja kova kevätjää Kebnekaisen kupeessa antoi periksi ensimmäisellä lyönnillä. Terävät paikat suojaan repussa, korkki ei ole turha ostos.'],
    ['fr', 8, null, 'Bien équilibré, il entre franchement dans la neige dure et se range sans accrocher. J’ai ajouté un peu de ruban pour le froid du métal. Une semaine dans les Écrins, aucune mauvaise surprise.'],
  ]],
  [['crampon'], [
    ['fi', 9, null, 'Helmikuun pääkallokelillä kävelin ihmisten ohi, jotka pitelivät aidasta kiinni. Pitoa riittää ylä- ja alamäkeen. Kotona opeteltuna pukeminen käy hanskat kädessä; ensimmäisellä kerralla ulkona meinasin itkeä. Suojalumella alle kertyy paakkuja, kopauta pois.'],
    ['sv', 8, null, 'Satt säkert hela vägen upp mot toppen och, viktigare, hela vägen ner. Lägg tio minuter på att ställa in dem hemma vid köksbordet. Efteråt torkar jag dem alltid, annars kommer det rost i skarvarna.'],
    ['en', 7, null, 'Excellent on hard ice. In soft afternoon snow they collect a platform under the foot and you have to knock it off every few steps, which is tiring. Dry them after use. I forgot once and found a little rust.'],
  ]],
  [['kayak'], [
    ['fi', 9, null, 'Olin vuokrannut kahdeksan kesää, ennen kuin uskalsin ostaa. Nyt vesillä on oltu kolmekymmentäneljä kertaa, laskin vihosta. Selkänoja on se, mikä yllätti: neljän tunnin jälkeen pystyin nousemaan itse.'],
    ['de', 8, null, 'Wir haben uns bewusst Zeit gelassen und zweimal probegepaddelt, bevor wir bestellten. Das Boot liegt gutmütig im Wasser und läuft leicht. Die Lieferung kam pünktlich und gut verpackt.'],
    ['ru', 9, null, 'Первый сезон, до этого только прокат. На Вуоксе и в шхерах вёл себя спокойно, спина не затекает. Доставку согласовали по телефону заранее.'],
  ]],
  [['canoe'], [
    ['fi', 9, null, 'Vuoden odotettu ostos. Ensimmäinen retki oli Kolovedelle, kolme yötä, ja mukana oli enemmän tavaraa kuin kotona. Kulki silti nätisti, ja vastatuulessakin suunta pysyi, kun polvistui. Tyhjänä tuuli tarttuu keulaan, joten istu keskemmälle.'],
    ['sv', 8, null, 'Strömsund till havet blev det inte, men en vecka i Glaskogen. Lugn och rak i vattnet, lätt att lasta, och de första repen kom redan vid bryggan, så då var det gjort. Tom i sidvind får man arbeta lite.'],
  ]],
  [['sup'], [
    ['fi', 8, null, 'Pumppaaminen vie kymmenen minuuttia ja tuntuu seuraavana päivänä, mutta täydessä paineessa lauta ei notku. Kuivatan ennen pakkaamista, muuten kassi alkaa haista. Eniten käyttöä on ollut arki-iltoina, kun tuuli tyyntyy ja lahti on peilinä.'],
    ['de', 9, null, 'Den ganzen Sommer an der Müritz, fast täglich. Das Brett ist steif, das Deck auch mit nassen Füßen griffig, die Nähte sind dicht. Beim Aufpumpen darf man nicht zu früh aufhören, dann wundert man sich nur über das Wackeln.'],
    ['en', 5, null, 'A good board let down by its pump, whose hose came apart on the third use. They posted another within a few days and that one has lasted. The board itself is firm, steady and dries fast. Just check the hose clip when you unpack.'],
  ]],
  [['paddle'], [
    ['fi', 9, null, 'Luulin, että mela on mela. Kaveri antoi omansa kokeiltavaksi puolen tunnin ajaksi, ja illalla tilasin tämän. Lapa menee veteen äänettä ja tulee pois tippumatta. Olkapää, joka vaivasi koko viime kesän, on pitänyt suunsa kiinni.'],
    ['de', 8, null, 'Die Länge habe ich nach der Tabelle gewählt, sie passt. Liegt angenehm in der Hand und zieht ruhig durchs Wasser. Ein Kratzer vom ersten Steinstrand, aber das Blatt ist heil geblieben.'],
  ]],
  [['life-jacket'], [
    ['fi', 9, 6, 'Kellutimme koko perheen laiturin päässä kesäkuun ensimmäisenä lauantaina, niin kuin joka vuosi. Uusi kannatteli ja pysyi paikallaan niin kuin luvattiin. Väri on ruma ja juuri siksi hyvä. Kuivui narulla päivässä.'],
    ['fi', 6, 4, 'Hyvin tehty, mutta taulukon yläpäässä oleva jäi ahtaaksi heti, kun alla oli villapaita. Vaihdettiin seuraavaan kokoon ja nyt on hyvä. Jos olette kahden koon välissä, miettikää, mitä alle tulee keväällä.'],
    ['sv', 9, 6, 'Den gamla hängde i båthuset sedan nittiotalet och det var dags. Den här är så bekväm att ingen klagar och så tydlig i färgen att jag ser den från bryggan. Skölj med sötvatten efteråt så håller spännena.'],
    ['en', 9, 6, 'We capsized on purpose in the bay before the season, and I am glad that we did: one strap was too loose. Tightened, it floated exactly as it should. Comfortable in the boat, bright, and quick to dry on the rail.'],
    ['ru', 8, 6, 'Перед сезоном проверили на мелководье, как советуют: держит, не сползает. Цвет яркий, с берега видно далеко. Застёжки после солёной воды споласкиваю, пока ходят легко.'],
  ]],
  [['dry-bag'], [
    ['fi', 9, null, 'Kaaduin Kymijoen koskessa, ja kun kaikki oli koottu rannalle, ainoa kuiva asia porukassa oli tämän sisällä. Siitä lähtien olen ollut seurassa melko suosittu. Suljen nyt aina huolella, sillä kerran laistin, ja tulos oli sen mukainen.'],
    ['en', 4, null, 'Mine developed a pinhole along the weld after about ten outings and I found out by way of a soggy map. It was replaced straight away and the second one is fine. Fill it with water in the bath first; then you know.'],
    ['fr', 9, null, 'Descente de l’Ardèche en famille, deux chavirages, pas une goutte à l’intérieur. La matière reste souple même quand l’eau est froide. L’odeur de neuf s’en va au bout d’une semaine au grand air.'],
  ]],
  [['drysuit'], [
    ['fi', 8, 6, 'Kokotaulukkoa piti tulkita kahden ihmisen voimin, mutta lopputulos istuu. Kevätmeloja tietää, miltä tuntuu, kun veteen joutuminen ei enää pelota. Huuhtelen suihkussa, kuivatan nurinpäin ja oikein päin. Pukeminen on edelleen esitys, josta voisi periä pääsymaksua.'],
    ['de', 9, 6, 'Seit ich ihn habe, beginnt meine Saison einige Wochen früher. Beim Rollentraining im Hafenbecken war mir nach einer Stunde noch warm. Nach dem Salzwasser gründlich spülen und im Schatten trocknen, dann bleibt das Material geschmeidig.'],
  ]],
  [['headlamp'], [
    ['de', 8, null, 'Meine alte Lampe konnte angeblich alles und hatte dafür neun Modi, von denen ich acht nur aus Versehen gefunden habe. Hier ist es umgekehrt, und das ist der Grund, warum ich sie behalten habe. Sie sitzt ruhig, das Licht ist gleichmäßig, und wenn ich nachts im Zelt etwas suche, wecke ich niemanden. Bei strengem Frost lässt die Batterie nach, in der Jackentasche erholt sie sich. Die Transportsperre sollte man sich angewöhnen, sonst leuchtet der Rucksack.'],
    ['fi', 9, null, 'Postinkantajana valo on minulle työkalu lokakuusta maaliskuuhun. Nauha ei paina, nappi löytyy hanskalla, ja kulma pysyy siinä mihin sen jättää. Pakkasella akku kestää vähemmän, kuten kaikilla, joten pidän lamppua aamulla takin sisällä ennen lähtöä.'],
    ['fi', 6, null, 'Muuten oikein hyvä, mutta kahdesti se on syttynyt repussa ja ollut tyhjä perillä. Lukitus löytyy kyllä ohjeesta, ja nyt käytän sitä. Toivoisin, että sen saisi päälle ilman, että täytyy muistaa kaksi painallusta.'],
    ['en', 9, null, 'I wanted one thing: to switch it on with cold hands without reading a manual. Here it is. The strap comes off for washing, the tilt stays where you put it, and it did not blind anyone at the hut table, or at least nobody said so.'],
    ['sv', 9, null, 'Springer i skogen hela vintern och har slitit ut tre andra. Den här har hållit två säsonger, bandet har tvättats ett otal gånger och sitter fortfarande stramt. Ljuset är jämnt, så man slipper den där runda fläcken som hoppar framför fötterna.'],
    ['fr', 5, null, 'Belle lumière, mais la mienne s’éteignait dès qu’il faisait moins cinq. Remplacée au bout d’une semaine, la nouvelle tient le froid sans souci. Dommage pour la première sortie, que j’ai terminée à la lueur du téléphone.'],
    ['ru', 9, null, 'Работаю на севере, полярная ночь, без фонаря никак. Кнопка находится в варежке, ремень не давит на шапку, свет ровный. В сильный мороз держу под курткой до выхода, и заряда хватает.'],
  ]],
  [['watch'], [
    ['fi', 9, null, 'Halusin kellon, josta näkee ajan ilman lukulaseja ja joka kestää saunan, veneen ja halkopinon. Puolentoista vuoden jälkeen lasissa ei ole naarmun naarmua ja ranneke on edelleen ehjä. Ulkonäkö on sellainen, että kehtaa pitää myös häissä.'],
    ['en', 8, null, 'Bought for myself, kept by my daughter. It is easy to read outdoors, does not catch on sleeves and has survived a season of climbing walls. The strap collects lint at first and then stops doing so. I have ordered another.'],
    ['de', 6, null, 'An sich eine schöne Uhr, das Band jedoch war an meinem Handgelenk etwas lang und die Schlaufe rutschte. Ein kürzeres ließ sich problemlos montieren. Ablesbarkeit und Glas sind einwandfrei, auch nach einem Sturz auf Schotter.'],
    ['ru', 9, null, 'Ношу не снимая второй год: лес, лодка, гараж. Стекло без царапин, время видно сразу, даже в сумерках. Ремешок быстро сохнет и не натирает. Сыну теперь нужны такие же.'],
  ]],
  [['gps'], [
    ['fi', 8, null, 'Puhelin riittää useimmiten, myönnän. Mutta kun se sammui Lemmenjoen takana pakkaseen ja sormet eivät muutenkaan toimineet näytöllä, tästä löytyi napeilla polku takaisin. Valikot ovat vähän vanhanaikaiset, eli selkeät.'],
  ]],
  [['compass'], [
    ['fi', 9, null, 'Opetan suunnistusta alakouluikäisille, joten nämä putoavat asfaltille, lätäkköön ja kerran nuotioon. Nuotiota se ei kestänyt, muut kyllä. Neula asettuu nopeasti, mikä on lapsen kärsivällisyydelle ratkaisevaa. Asteluvut erottaa hämärässä.'],
    ['de', 9, null, 'Für einen Kurs gekauft und dann lieb gewonnen. Die Nadel steht nach zwei Sekunden, die Teilung ist sauber gedruckt, und in der Kälte hat sich keine Blase gebildet. Dazu eine Papierkarte, und man ist von nichts mehr abhängig.'],
  ]],
  [['power-bank'], [
    ['fi', 8, null, 'Olin kaksi viikkoa saaressa ilman sähköä ja säännöstelin. Puhelin kuvien ottoon, radio iltaisin, ja virta riitti kotiin asti. Oma lataus vie yön, joten aloita ajoissa. Kuori on kestänyt kalakassin pohjalla ilman mitään suojaa.'],
    ['sv', 9, null, 'Har den i jackan när jag går på tur så att den inte kyls ner, då räcker den mycket längre. Lamporna visar ärligt hur mycket som är kvar. Ett år gammal nu och jag märker ingen skillnad i kapaciteten.'],
    ['fr', 8, null, 'Quinze jours à vélo entre Riga et Tallinn avec des nuits sous la tente. Le téléphone n’a jamais été à plat. Elle se recharge lentement, donc je la branchais dès qu’un café le permettait. Coque solide, témoin lisible.'],
  ]],
  [['tracker'], [
    ['fi', 9, null, 'Toivoin, ettei tätä tarvittaisi, ja sitten tarvittiin. Signaali oli selvä, suunta löytyi ja loppu oli helppoa. Harjoittele kotipihalla, niin tositilanteessa ei tarvitse miettiä. Pariston tai akun tilan tarkistan joka kerta ennen lähtöä.'],
    ['en', 6, null, 'It does what it promises once you have learned its beeps. I found the first evening confusing, and the leaflet is written for people who already know. After three rounds of hide and seek in the garden it made sense.'],
  ]],
]
