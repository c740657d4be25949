/** Groups that the goods of this folder add to the tree, appended in this order. */
import { loc, type GroupEntry } from '../types'

const WEAR = ['user', 'season', 'fit', 'material', 'weight'] as const
const WOOL = [...WEAR, 'fabric-weight'] as const
const SHELL = [...WEAR, 'water-column'] as const
const SMALL = ['user', 'season', 'material'] as const

export const WEAR_GROUPS: readonly GroupEntry[] = [
  ['parkas', 'jackets', [...WEAR, 'fill-power'], loc('Parkas and long coats', 'Parkatakit ja pitkät toppatakit', 'Parkas och långa vinterjackor', 'Parkas und lange Wintermäntel', 'Parkas et manteaux longs', 'Парки и длинные пальто')],
  ['fleece-jackets', 'midlayers', [...WEAR, 'fabric-weight'], loc('Fleece', 'Fleecet', 'Fleece', 'Fleece', 'Polaires', 'Флис')],
  ['hoodies-shirts', 'midlayers', [...WEAR, 'fabric-weight'], loc('Hoodies and shirts', 'Hupparit ja paidat', 'Huvtröjor och skjortor', 'Hoodies und Hemden', 'Sweats à capuche et chemises', 'Худи и рубашки')],
  ['wool-layers', 'midlayers', WOOL, loc('Wool layers', 'Villakerrastot', 'Ylletröjor', 'Wollschichten', 'Lainages', 'Шерстяной слой')],
  ['base-tops', 'base-layers', WOOL, loc('Base layer tops', 'Aluspaidat', 'Underställströjor', 'Unterhemden', 'Hauts première couche', 'Термофутболки')],
  ['base-bottoms', 'base-layers', WOOL, loc('Base layer bottoms', 'Alushousut', 'Långkalsonger', 'Lange Unterhosen', 'Collants première couche', 'Термокальсоны')],
  ['tights', 'trousers', WEAR, loc('Running and ski tights', 'Juoksu- ja hiihtotrikoot', 'Löpar- och skidtights', 'Lauf- und Langlauftights', 'Collants de course et de ski', 'Тайтсы для бега и лыж')],
  ['rain-wear', 'clothing', SHELL, loc('Rain wear', 'Sadevaatteet', 'Regnkläder', 'Regenbekleidung', 'Vêtements de pluie', 'Одежда от дождя'), {
    about: loc(
      'Rain comes in two kinds: the kind you walk through and the kind you stand in. Light and packable for the first, rubberised and long for the second, and a drying rack at home for both.',
      'Sadetta on kahta lajia: sitä, jonka läpi kävellään, ja sitä, jossa seistään. Ensimmäiseen kevyt ja pakattava, toiseen kumitettu ja pitkä, ja kumpaankin kuivausteline kotiin.',
      'Det finns två sorters regn: det man går igenom och det man står i. Lätt och packbart för det första, gummerat och långt för det andra, och en torkställning hemma för båda.',
      'Regen gibt es in zwei Arten: solchen, durch den man geht, und solchen, in dem man steht. Leicht und packbar für den ersten, gummiert und lang für den zweiten, und daheim ein Wäscheständer für beide.',
      'Il y a deux pluies : celle qu’on traverse et celle où l’on reste debout. Léger et compact pour la première, enduit et long pour la seconde, et un étendoir à la maison pour les deux.',
      'Дождь бывает двух видов: сквозь один идут, под другим стоят. Для первого нужно лёгкое и компактное, для второго прорезиненное и длинное, а дома для обоих нужна сушилка.',
    ),
  }],
  ['hats', 'clothing-accessories', [...SMALL, 'weight'], loc('Hats and caps', 'Pipot ja lippalakit', 'Mössor och kepsar', 'Mützen und Kappen', 'Bonnets et casquettes', 'Шапки и кепки')],
  ['gaiters', 'clothing-accessories', [...SMALL, 'weight'], loc('Neck and leg gaiters', 'Kaulurit ja säärystimet', 'Halsvärmare och damasker', 'Halstücher und Gamaschen', 'Tours de cou et guêtres', 'Шарфы-трубы и гамаши')],
  ['gloves-mittens', 'clothing-accessories', [...SMALL, 'weight'], loc('Gloves and mittens', 'Käsineet ja rukkaset', 'Handskar och vantar', 'Handschuhe und Fäustlinge', 'Gants et moufles', 'Перчатки и варежки')],
  ['socks', 'clothing-accessories', [...SMALL, 'weight'], loc('Socks', 'Sukat', 'Strumpor', 'Socken', 'Chaussettes', 'Носки')],
  ['childrens-clothing', 'clothing', SHELL, loc('Children’s clothing', 'Lasten vaatteet', 'Barnkläder', 'Kinderbekleidung', 'Vêtements enfant', 'Детская одежда'), {
    about: loc(
      'Clothes that are judged by whether they get noticed: a child who is warm and dry does not talk about it. We stock spare foot straps and hoods, and buy outgrown overalls back.',
      'Vaatteita, joita mitataan sillä, huomaako niitä: lämmin ja kuiva lapsi ei puhu asiasta. Meiltä saa irtolenkit ja huput varaosina, ja pieneksi jääneet haalarit ostamme takaisin.',
      'Kläder som bedöms efter om de märks: ett barn som är varmt och torrt pratar inte om det. Vi har lösa hällor och huvor, och köper tillbaka urvuxna overaller.',
      'Kleidung, die gut ist, wenn keiner sie bemerkt: Ein warmes, trockenes Kind redet nicht davon. Ersatzstege und Kapuzen haben wir da, zu klein gewordene Overalls kaufen wir zurück.',
      'Des vêtements réussis quand on n’en parle pas : un enfant au chaud et au sec ne dit rien. Sous-pieds et capuches existent en rechange, et nous rachetons les combinaisons devenues trop petites.',
      'Хорошую детскую одежду не замечают: если ребёнку тепло и сухо, он об этом молчит. У нас есть запасные штрипки и капюшоны, а комбинезоны, из которых выросли, мы выкупаем.',
    ),
  }],
  ['kids-overalls', 'childrens-clothing', SHELL, loc('Overalls', 'Haalarit', 'Overaller', 'Overalls', 'Combinaisons', 'Комбинезоны')],
  ['kids-rain', 'childrens-clothing', SHELL, loc('Rain sets', 'Kurahousut ja sadeasut', 'Regnställ', 'Regenanzüge', 'Ensembles de pluie', 'Дождевики')],
  ['kids-layers', 'childrens-clothing', WEAR, loc('Layers and trousers', 'Välikerrokset ja housut', 'Mellanlager och byxor', 'Wärmeschichten und Hosen', 'Couches chaudes et pantalons', 'Тёплый слой и брюки')],
  ['kids-accessories', 'childrens-clothing', [...SMALL, 'weight'], loc('Hats, mittens and socks', 'Pipot, rukkaset ja sukat', 'Mössor, vantar och strumpor', 'Mützen, Fäustlinge und Socken', 'Bonnets, moufles et chaussettes', 'Шапки, варежки и носки')],
  ['running-wear', 'running', WEAR, loc('Running clothing', 'Juoksuvaatteet', 'Löparkläder', 'Laufbekleidung', 'Vêtements de course', 'Одежда для бега')],
  ['nordic-wear', 'nordic-skiing', [...WEAR, 'fabric-weight'], loc('Cross-country clothing', 'Hiihtovaatteet', 'Längdskidkläder', 'Langlaufbekleidung', 'Vêtements de ski de fond', 'Одежда для беговых лыж')],
]
