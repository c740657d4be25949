/**
 * Words that shoppers use for the same goods, by language; phrases of one line mean each other. Compounds need no line for their
 * parts, and forms of a word none of their own: search knows both.
 */
import type { Language } from '@/lib/market/languages'

export const SYNONYMS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['backpack', 'rucksack', 'pack', 'daypack'], ['headlamp', 'head torch', 'headtorch', 'head light'], ['trousers', 'pants'],
    ['beanie', 'wool hat', 'knit cap'], ['sleeping bag', 'down bag', 'synthetic bag'], ['mat', 'sleeping pad', 'sleeping mat', 'mattress'], ['flask', 'thermos', 'vacuum flask'],
    ['rain jacket', 'waterproof jacket', 'raincoat'], ['shell', 'hardshell', 'shell jacket'], ['down jacket', 'puffer', 'puffy'], ['fleece', 'pile'],
    ['bike', 'bicycle', 'cycle'], ['mtb', 'mountain bike'], ['cross-country ski', 'xc ski', 'nordic ski'], ['goggles', 'ski goggles'], ['wellies', 'rubber boot', 'wellingtons'],
    ['life jacket', 'life vest', 'buoyancy aid', 'pfd'], ['avalanche transceiver', 'avalanche beacon'], ['stove', 'cooker', 'burner'], ['water bottle', 'drinking bottle'],
    ['neck gaiter', 'buff', 'tube scarf'], ['leggings', 'long johns', 'base layer bottom'], ['powerbank', 'power bank'], ['sup', 'paddleboard', 'paddle board'],
    ['kids', 'children', 'junior'], ['women', 'ladies', 'womens'], ['men', 'mens'], ['used', 'second-hand', 'secondhand', 'pre-owned'], ['hiking', 'trekking', 'walking'], ['compass', 'orienteering compass'],
  ],
  fi: [
    ['reppu', 'rinkka', 'selkäreppu'], ['otsalamppu', 'otsavalo', 'päälamppu'], ['untuvatakki', 'toppatakki'], ['kuoritakki', 'hardshell'], ['sadetakki', 'sadeasu'],
    ['makuualusta', 'retkipatja', 'makuupatja'], ['termospullo', 'termos', 'termari'], ['pipo', 'myssy'], ['käsine', 'hanska'], ['rukkanen', 'lapanen', 'kinnas'],
    ['pyörä', 'polkupyörä', 'fillari'], ['maastopyörä', 'mtb'], ['kumisaapas', 'kumpparit'], ['pelastusliivi', 'kelluntaliivi', 'melontaliivi'], ['trangia', 'spriikeitin'],
    ['retkikeitin', 'kaasukeitin', 'keitin'], ['laskettelulasit', 'hiihtolasit'], ['mono', 'hiihtokenkä'], ['alusasu', 'kerrasto', 'alushousut'], ['putkihuivi', 'tuubihuivi'],
    ['virtapankki', 'varavirtalähde', 'powerbank'], ['sup', 'sup-lauta'], ['lapset', 'lasten', 'junior'], ['naiset', 'naisten'], ['miehet', 'miesten'],
    ['käytetty', 'second hand', 'kirpputori'], ['patikointi', 'vaellus', 'retkeily'], ['ahkio', 'pulkka'], ['puukko', 'veitsi'], ['lumivyörypiippari', 'lumivyörylähetin'],
  ],
  sv: [
    ['ryggsäck', 'packsäck'], ['pannlampa', 'huvudlampa'], ['dunjacka', 'täckjacka'], ['skaljacka', 'hardshell'], ['regnjacka', 'regnkappa'], ['liggunderlag', 'sovmatta', 'underlag'],
    ['termos', 'termosflaska'], ['mössa', 'luva'], ['handske', 'vante'], ['cykel', 'bike'], ['mountainbike', 'mtb', 'terrängcykel'], ['gummistövel', 'stövlar'],
    ['flytväst', 'räddningsväst', 'paddelväst'], ['stormkök', 'spritkök'], ['kök', 'campingkök', 'friluftskök'], ['skidglasögon', 'goggles'], ['pjäxa', 'skidkänga'],
    ['underställ', 'långkalsonger'], ['halstub', 'buff'], ['strumpa', 'socka'], ['powerbank', 'nödladdare'], ['sup', 'paddleboard'], ['barn', 'junior'], ['dam', 'kvinna'], ['herr', 'man'],
    ['begagnad', 'second hand'], ['vandring', 'friluft'], ['pulka', 'ackja'], ['lavintransceiver', 'transceiver'], ['känga', 'vandringskänga'],
  ],
  de: [
    ['Rucksack', 'Tourenrucksack'], ['Stirnlampe', 'Kopflampe'], ['Daunenjacke', 'Steppjacke'], ['Hardshelljacke', 'Hardshell', 'Wetterjacke'], ['Regenjacke', 'Regenmantel'],
    ['Isomatte', 'Schlafmatte', 'Matte', 'Luftmatratze'], ['Isolierflasche', 'Thermosflasche', 'Thermoskanne'], ['Mütze', 'Beanie'], ['Fahrrad', 'Bike', 'Rad'],
    ['Mountainbike', 'MTB'], ['Gummistiefel', 'Regenstiefel'], ['Schwimmweste', 'Rettungsweste', 'Paddelweste'], ['Kocher', 'Campingkocher', 'Gaskocher'],
    ['Skibrille', 'Goggle'], ['Ski', 'Skier', 'Schi'], ['Unterhose', 'Leggings', 'Thermounterwäsche'], ['Schlauchtuch', 'Schlauchschal', 'Buff'], ['Powerbank', 'Zusatzakku'],
    ['SUP', 'Stand-up-Paddle'], ['Kinder', 'Junior'], ['gebraucht', 'Second Hand'], ['Wandern', 'Trekking'], ['Pulka', 'Zugschlitten'], ['LVS-Gerät', 'Lawinenpieps'],
    ['Klettergurt', 'Hüftgurt'], ['Handschuh', 'Fäustling'], ['Socke', 'Strumpf'],
  ],
  fr: [
    ['sac à dos', 'sac de randonnée'], ['lampe frontale', 'frontale'], ['doudoune', 'veste en duvet', 'doudoune en duvet'], ['veste imperméable', 'hardshell', 'veste de pluie', 'k-way'],
    ['matelas', 'tapis de sol'], ['bouteille isotherme', 'thermos'], ['bonnet', 'bonnet en laine'], ['vélo', 'bicyclette'], ['VTT', 'vélo tout terrain', 'mountain bike'],
    ['gilet de sauvetage', 'gilet d’aide à la flottabilité', 'gilet de pagayeur'], ['réchaud', 'réchaud à gaz'], ['masque de ski', 'masque'], ['collant', 'caleçon long', 'sous-pull'],
    ['tour de cou', 'cache-cou'], ['batterie externe', 'powerbank'], ['SUP', 'paddle', 'stand up paddle'], ['enfant', 'junior'], ['femme', 'dame'], ['occasion', 'seconde main'],
    ['randonnée', 'rando', 'trek', 'marche'], ['sac de couchage', 'duvet de couchage', 'sac en duvet', 'sac synthétique'], ['polaire', 'micropolaire'], ['pulka', 'traîneau'], ['gant', 'moufle'], ['DVA', 'détecteur de victimes d’avalanche'],
  ],
  ru: [
    ['рюкзак', 'ранец'], ['налобный фонарь', 'налобник', 'фонарь'], ['пуховик', 'пуховая куртка'], ['мембранная куртка', 'штормовка', 'хардшелл'], ['дождевик', 'дождевая куртка'],
    ['коврик', 'каремат', 'пенка'], ['термос', 'термофляга'], ['шапка', 'бини'], ['перчатки', 'варежки'], ['велосипед', 'байк'], ['горный велосипед', 'маунтинбайк'],
    ['спасательный жилет', 'гребной жилет', 'спасжилет'], ['горелка', 'плитка'], ['горнолыжная маска', 'лыжная маска'], ['термобельё', 'термолеггинсы', 'кальсоны'],
    ['бафф', 'бандана-труба'], ['пауэрбанк', 'внешний аккумулятор'], ['сап', 'сапборд', 'sup'], ['детский', 'подростковый'], ['б/у', 'подержанный'],
    ['спальник', 'спальный мешок'], ['треккинговый', 'походный', 'трекинговый'], ['фляга', 'бутылка'], ['кружка', 'чашка'], ['волокуша', 'пулка'], ['скитур', 'ски-тур'], ['котелок', 'кастрюля'], ['шлем', 'каска'],
  ],
}
