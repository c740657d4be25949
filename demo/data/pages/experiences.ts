/** The pages below Experiences: what one can book with the shop's own people. Lines as in format.ts. */
import { scenePath } from '../../drawings/base/families'
import type { Language } from '@/lib/market/languages'

import type { PageText } from './format'

export const EXPERIENCES: readonly { key: string; image: string; texts: Readonly<Record<Language, PageText>> }[] = [
  {
    key: 'first-night', image: scenePath('forest-lake', 'wide', 41),
    texts: {
      en: { title: 'First night out', meta: 'A shelter, a stove and a short way to the car park: one night for those who have never slept outside.', text: `From Saturday noon to Sunday noon, May to September. Six people at most, from ten years on.
        ## What we do
        - Pack together: what comes along, what stays
        - Pitch, cook, find water and make it safe
        - Sleep under a tarp, in a tent or in the shelter, as you dare
        ## What is included
        Tent, mat, sleeping bag, stove and two meals. 95 € a person, members 85 €. Write to {email} or book at the counter.` },
      fi: { title: 'Ensimmäinen yö ulkona', meta: 'Laavu, keitin ja lyhyt matka parkkipaikalle: yksi yö sille, joka ei ole koskaan nukkunut ulkona.', text: `Lauantaipäivästä sunnuntaipäivään, toukokuusta syyskuuhun. Enintään kuusi lähtijää, ikäraja kymmenen vuotta.
        ## Mitä teemme
        - Pakkaamme yhdessä: mikä lähtee, mikä jää
        - Pystytämme, laitamme ruokaa, haemme ja puhdistamme veden
        - Nukumme tarpin alla, teltassa tai laavussa, rohkeuden mukaan
        ## Mitä sisältyy
        Teltta, alusta, makuupussi, keitin ja kaksi ateriaa. 95 € hengeltä, jäsenille 85 €. Kirjoita {email} tai varaa tiskiltä.` },
      sv: { title: 'Första natten ute', meta: 'Ett vindskydd, ett kök och nära till parkeringen: en natt för den som aldrig sovit ute.', text: `Från lördag middag till söndag middag, maj till september. Högst sex personer, från tio år.
        ## Vad vi gör
        - Packar tillsammans: vad som ska med och vad som blir hemma
        - Sätter upp läger, lagar mat, hämtar vatten och renar det
        - Sover under tarp, i tält eller i vindskyddet, efter mod
        ## Vad som ingår
        Tält, underlag, sovsäck, kök och två måltider. 95 € per person, medlemmar 85 €. Skriv till {email} eller boka vid disken.` },
      de: { title: 'Die erste Nacht draußen', meta: 'Ein Unterstand, ein Kocher und ein kurzer Weg zum Parkplatz: eine Nacht für alle, die noch nie draußen schliefen.', text: `Von Samstagmittag bis Sonntagmittag, Mai bis September. Höchstens sechs Leute, ab zehn Jahren.
        ## Was wir tun
        - Gemeinsam packen: was mitkommt, was bleibt
        - Aufbauen, kochen, Wasser holen und reinigen
        - Schlafen unter dem Tarp, im Zelt oder im Unterstand, je nach Mut
        ## Was dabei ist
        Zelt, Matte, Schlafsack, Kocher und zwei Mahlzeiten. 95 € pro Person, Mitglieder 85 €. Schreiben Sie an {email} oder buchen Sie an der Theke.` },
      fr: { title: 'Première nuit dehors', meta: 'Un abri, un réchaud et le parking tout près : une nuit pour qui n’a jamais dormi dehors.', text: `Du samedi midi au dimanche midi, de mai à septembre. Six personnes au plus, dès dix ans.
        ## Ce que nous faisons
        - Préparer le sac ensemble : ce qui vient, ce qui reste
        - Monter le camp, cuisiner, trouver l’eau et la purifier
        - Dormir sous bâche, en tente ou dans l’abri, selon l’audace
        ## Ce qui est compris
        Tente, matelas, duvet, réchaud et deux repas. 95 € par personne, 85 € pour les membres. Écrivez à {email} ou réservez au comptoir.` },
      ru: { title: 'Первая ночь на природе', meta: 'Навес, горелка и недалеко до парковки: одна ночь для тех, кто никогда не спал под открытым небом.', text: `С полудня субботы до полудня воскресенья, с мая по сентябрь. Не больше шести человек, от десяти лет.
        ## Что мы делаем
        - Вместе собираем рюкзак: что берём, что оставляем
        - Ставим лагерь, готовим, находим и очищаем воду
        - Спим под тентом, в палатке или под навесом, кто на что решится
        ## Что входит
        Палатка, коврик, спальник, горелка и два приёма пищи. 95 € с человека, для участников клуба 85 €. Пишите на {email} или бронируйте в магазине.` },
    },
  },
  {
    key: 'skis-on', image: scenePath('ridge-winter', 'wide', 42),
    texts: {
      en: { title: 'Skis on', meta: 'An afternoon of cross-country technique on easy tracks, with skis, boots and poles to borrow.', text: `Three hours on a Sunday, as long as there is snow: balance, double poling, the downhill that everybody fears, and how to get up again.
        ## Who it is for
        Beginners, and those who learnt it at school and have not since.
        ## What is included
        Skis, boots and poles in your size, glide wax and hot juice. 45 € a person, members 39 €. Dates at {email}.` },
      fi: { title: 'Sukset jalkaan', meta: 'Iltapäivä hiihtotekniikkaa helpoilla laduilla, sukset, monot ja sauvat lainaksi.', text: `Kolme tuntia sunnuntaina niin kauan kuin lunta riittää: tasapaino, tasatyöntö, se lasku jota kaikki pelkäävät, ja miten noustaan taas pystyyn.
        ## Kenelle
        Aloittelijoille ja heille, jotka oppivat koulussa eivätkä ole sen jälkeen hiihtäneet.
        ## Mitä sisältyy
        Sukset, monot ja sauvat omassa koossa, luistovoide ja kuumaa mehua. 45 € hengeltä, jäsenille 39 €. Ajat: {email}.` },
      sv: { title: 'På med skidorna', meta: 'En eftermiddag med längdteknik i lätta spår, med skidor, pjäxor och stavar att låna.', text: `Tre timmar en söndag så länge snön ligger: balans, stakning, utförslöpan som alla är rädda för, och hur man kommer upp igen.
        ## För vem
        Nybörjare, och de som lärde sig i skolan och inte har åkt sedan dess.
        ## Vad som ingår
        Skidor, pjäxor och stavar i din storlek, glidvalla och varm saft. 45 € per person, medlemmar 39 €. Datum: {email}.` },
      de: { title: 'Ski an', meta: 'Ein Nachmittag Langlauftechnik auf leichten Loipen, mit Ski, Schuhen und Stöcken zum Leihen.', text: `Drei Stunden an einem Sonntag, solange Schnee liegt: Gleichgewicht, Doppelstock, die Abfahrt, vor der sich alle fürchten, und wie man wieder aufsteht.
        ## Für wen
        Für Anfänger und für alle, die es in der Schule lernten und seither nicht mehr.
        ## Was dabei ist
        Ski, Schuhe und Stöcke in Ihrer Größe, Gleitwachs und heißer Saft. 45 € pro Person, Mitglieder 39 €. Termine unter {email}.` },
      fr: { title: 'Les skis aux pieds', meta: 'Un après-midi de technique de fond sur pistes faciles, skis, chaussures et bâtons prêtés.', text: `Trois heures un dimanche, tant qu’il y a de la neige : l’équilibre, la poussée, la descente que tout le monde redoute, et comment se relever.
        ## Pour qui
        Les débutants, et ceux qui ont appris à l’école et plus rien depuis.
        ## Ce qui est compris
        Skis, chaussures et bâtons à votre taille, fart de glisse et jus chaud. 45 € par personne, 39 € pour les membres. Dates : {email}.` },
      ru: { title: 'На лыжи', meta: 'Полдня техники беговых лыж на простых трассах; лыжи, ботинки и палки выдаём.', text: `Три часа в воскресенье, пока лежит снег: равновесие, одновременный ход, тот самый спуск, которого все боятся, и как потом подняться.
        ## Для кого
        Для начинающих и для тех, кто учился в школе и с тех пор не вставал на лыжи.
        ## Что входит
        Лыжи, ботинки и палки вашего размера, мазь скольжения и горячий морс. 45 € с человека, для участников клуба 39 €. Даты: {email}.` },
    },
  },
  {
    key: 'ice-and-picks', image: scenePath('northern-light', 'wide', 43),
    texts: {
      en: { title: 'Ice and picks', meta: 'Getting yourself out of a hole in the ice, in a drysuit and with a sauna afterwards: two hours that you keep.', text: `In January and February, at a jetty with a sauna. Everybody goes in, nobody goes in alone.
        ## What you learn
        - How ice looks that does not carry
        - Picks, kick, roll: out of the water by yourself, three times
        - Throwing a line and being thrown one
        ## What is included
        Drysuit, picks, line, sauna and soup. From 15 years on. 75 € a person, members 65 €. Dates at {email}.` },
      fi: { title: 'Jää ja naskalit', meta: 'Opi nousemaan avannosta kuivapuvussa ja saunan kera: kaksi tuntia, jotka jäävät mieleen.', text: `Tammi- ja helmikuussa laiturilla, jonka vieressä on sauna. Jokainen käy vedessä, kukaan ei yksin.
        ## Mitä opit
        - Miltä näyttää jää, joka ei kanna
        - Naskalit, potku, kierähdys: omin avuin ylös, kolme kertaa
        - Heittämään köyden ja tarttumaan siihen
        ## Mitä sisältyy
        Kuivapuku, naskalit, köysi, sauna ja keitto. Ikäraja 15 vuotta. 75 € hengeltä, jäsenille 65 €. Ajat: {email}.` },
      sv: { title: 'Is och isdubbar', meta: 'Att ta sig upp ur en vak, i torrdräkt och med bastu efteråt: två timmar som sitter kvar.', text: `I januari och februari, vid en brygga med bastu. Alla går i, ingen går i ensam.
        ## Vad du lär dig
        - Hur is som inte bär ser ut
        - Dubbar, spark, rulla: upp för egen maskin, tre gånger
        - Att kasta en lina och att fånga en
        ## Vad som ingår
        Torrdräkt, isdubbar, lina, bastu och soppa. Från 15 år. 75 € per person, medlemmar 65 €. Datum: {email}.` },
      de: { title: 'Eis und Krallen', meta: 'Sich selbst aus einem Loch im Eis ziehen, im Trockenanzug und mit Sauna danach: zwei Stunden, die bleiben.', text: `Im Januar und Februar, an einem Steg mit Sauna. Alle gehen hinein, niemand allein.
        ## Was Sie lernen
        - Wie Eis aussieht, das nicht trägt
        - Krallen, strampeln, rollen: aus eigener Kraft heraus, dreimal
        - Eine Leine werfen und eine fangen
        ## Was dabei ist
        Trockenanzug, Eiskrallen, Leine, Sauna und Suppe. Ab 15 Jahren. 75 € pro Person, Mitglieder 65 €. Termine unter {email}.` },
      fr: { title: 'La glace et les pics', meta: 'Sortir seul d’un trou dans la glace, en combinaison étanche, sauna ensuite : deux heures qui restent.', text: `En janvier et février, à un ponton avec sauna. Tout le monde y va, personne n’y va seul.
        ## Ce que vous apprenez
        - À quoi ressemble une glace qui ne porte pas
        - Pics, battement, roulade : sortir par soi-même, trois fois
        - Lancer une corde et en attraper une
        ## Ce qui est compris
        Combinaison étanche, pics, corde, sauna et soupe. Dès 15 ans. 75 € par personne, 65 € pour les membres. Dates : {email}.` },
      ru: { title: 'Лёд и спасалки', meta: 'Выбраться самому из полыньи, в сухом костюме и с сауной после: два часа, которые запомнятся.', text: `В январе и феврале, у причала с сауной. В воду идут все, в одиночку никто.
        ## Чему вы научитесь
        - Узнавать лёд, который не держит
        - Спасалки, толчок, перекат: выбираться самому, три раза
        - Бросать спасательный конец и ловить его
        ## Что входит
        Сухой костюм, спасалки, верёвка, сауна и суп. От 15 лет. 75 € с человека, для участников клуба 65 €. Даты: {email}.` },
    },
  },
]
