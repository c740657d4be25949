/** Which drawing belongs to which family. */
import type { FamilyName } from '../families'
import { enlarged } from './fittings'
import type { Draw } from './kit'
import { legs } from './legs'
import { giftCard, gravelBike, kayak, lifeJacket, paddle } from './big'
import { domeTent, foamMat, mat, sleepingBag, tunnelTent } from './camp'
import { carabiner, helmet, rope } from './climb'
import { bottle, cookSet, flask, foodPouch, gas, headlamp, knife, stove, watch } from './kitchen'
import { duffel, pack } from './packs'
import { shoe } from './shoes'
import { alpineSki, goggles, nordicSki, poles, skiBoot } from './ski'
import { beanie, glove, mitten, sock } from './small-wear'
import { belayDevice, chalkBag, crampon, iceAxe, quickdraw } from './alpine'
import { climbingShoe, nordicBoot } from './close-fit'
import { compass, findingTag, gps, powerBank, tracker } from './electronics'
import { nordicBinding, pulk, shovel, snowshoe, wax } from './snow'
import { canoe, drysuit, dryBag, sup } from './water'
import { bikeBag, bikeLight, fatBike, hardtail } from './wheels'
import { boulderBucket, childHarness, looseChalk } from './boulder'
import { childPulk } from './child-pulk'
import { filletKnife, titaniumPot } from './cook-and-cut'
import { dryPack, inflatableKayak } from './portage'
import { gripWax, liquidWax, skinCare } from './ski-care'
import { axe, cooler, softCooler, firstAid, lantern } from './camp-tools'
import { hoodie, shirt } from './casual'
import { cap, neckGaiter } from './headwear'
import { overall } from './overall'
import { coffee, energyBar } from './provisions'
import { campChair, hammock, stool, tarp } from './rest'
import { kuksa, mug, pan, waterFilter } from './table'
import { frameBag, handlebarBag, kidsBike, rearLight, saddleBag } from './bike-goods'
import { fuelStove, kettle, remoteStove, spiritStove, systemStove, twigStove, twoBurner } from './fire'
import { campBootie, foldingKnife, gravityFilter, mapCase, pumpFilter, sitPad, softFlask } from './small-gear'
import { figureEight, harness, iceSpikes, sling } from './rock'
import { binding, pinBinding } from './bindings'
import { canoePaddle, inflatableBelt, longJohn, supPaddle } from './paddle-gear'
import { liner, quilt, transceiver, woodenSnowshoe } from './sleep-search'
import { top } from './tops'
import { legGaiter, runningVest, sandal } from './trail-wear'

export const DRAWINGS: Readonly<Record<FamilyName, Draw>> = {
  'shell-jacket': top({ material: 'shell', neck: 'hood', sleeves: true, hem: 820, width: 1, front: 'zip', pockets: 'both', cuff: 'tab' }),
  'rain-jacket': top({ material: 'shell', neck: 'hood', sleeves: true, hem: 790, width: 0.97, front: 'zip', pockets: 'chest', cuff: 'elastic', blocks: ['plain', 'half'] }),
  'softshell-jacket': top({ material: 'soft', neck: 'collar', sleeves: true, hem: 780, width: 0.94, front: 'zip', pockets: 'both', cuff: 'plain', blocks: ['sides', 'yoke'] }),
  'ski-jacket': top({ material: 'shell', neck: 'hood', sleeves: true, hem: 850, width: 1.07, front: 'zip', pockets: 'both', cuff: 'tab', blocks: ['half', 'yoke', 'sleeves'] }),
  'kids-rain': top({ material: 'shell', neck: 'hood', sleeves: true, hem: 740, width: 1.1, front: 'zip', pockets: 'patch', cuff: 'elastic', blocks: ['plain', 'half'] }),
  'wind-jacket': top({ material: 'shell', neck: 'collar', sleeves: true, hem: 760, width: 0.93, front: 'zip', pockets: 'chest', cuff: 'elastic', blocks: ['half', 'sleeves'] }),
  'down-jacket': top({ material: 'puff', neck: 'hood', sleeves: true, hem: 790, width: 1.06, quilt: 'wide', front: 'zip', pockets: 'slant', cuff: 'elastic', blocks: ['plain', 'yoke'] }),
  'light-down': top({ material: 'puff', neck: 'collar', sleeves: true, hem: 780, width: 0.98, quilt: 'narrow', front: 'zip', pockets: 'slant', cuff: 'elastic', blocks: ['plain'] }),
  parka: top({ material: 'puff', neck: 'hood', sleeves: true, hem: 860, width: 1.15, quilt: 'box', front: 'zip', pockets: 'patch', cuff: 'rib', blocks: ['plain'] }),
  'down-vest': top({ material: 'puff', neck: 'collar', sleeves: false, hem: 790, width: 1.04, quilt: 'wide', front: 'zip', pockets: 'slant', cuff: 'plain', blocks: ['plain'] }),
  fleece: top({ material: 'fleece', neck: 'hood', sleeves: true, hem: 790, width: 0.97, front: 'zip', pockets: 'slant', cuff: 'plain', blocks: ['sides', 'yoke', 'sleeves'] }),
  'wool-cardigan': top({ material: 'wool', neck: 'collar', sleeves: true, hem: 790, width: 0.97, front: 'buttons', pockets: 'patch', cuff: 'rib', blocks: ['plain'] }),
  'base-top': top({ material: 'wool', neck: 'half-zip', sleeves: true, hem: 780, width: 0.9, front: 'none', pockets: 'none', cuff: 'rib', blocks: ['plain', 'sides'] }),
  trousers: legs({ material: 'canvas', hem: 880, width: 1, waist: 'belt', pockets: 'thigh', blocks: 'knees', cuff: 'snap' }),
  'shell-trousers': legs({ material: 'shell', hem: 890, width: 1.1, waist: 'braces', pockets: 'slant', blocks: 'sides', cuff: 'zip' }),
  shorts: enlarged(legs({ material: 'canvas', hem: 540, width: 1.16, waist: 'belt', pockets: 'slant', blocks: 'none', cuff: 'plain' }), 1.42, -210, 0),
  tights: legs({ material: 'wool', hem: 890, width: 0.72, waist: 'elastic', pockets: 'none', blocks: 'sides', cuff: 'plain' }),
  beanie, sock, mitten, glove,
  boot: shoe({ upper: 'canvas', collar: 300, sole: 'lug', rand: true, laces: 'hooks', panels: 'swept' }),
  'leather-boot': shoe({ upper: 'leather', collar: 260, sole: 'lug', rand: true, laces: 'hooks', panels: 'classic' }),
  'trail-shoe': shoe({ upper: 'mesh', collar: 450, sole: 'trail', rand: false, laces: 'lace', panels: 'swept' }),
  'approach-shoe': shoe({ upper: 'leather', collar: 440, sole: 'lug', rand: true, laces: 'lace', panels: 'classic' }),
  'rubber-boot': shoe({ upper: 'rubber', collar: 140, sole: 'lug', rand: true, laces: 'none', panels: 'none' }),
  'trekking-pack': pack({ top: 120, low: 850, half: 190, lid: true, hipBelt: true, skis: false }),
  daypack: pack({ top: 200, low: 830, half: 180, lid: false, hipBelt: false, skis: false }),
  'ski-pack': pack({ top: 160, low: 840, half: 172, lid: false, hipBelt: true, skis: true }),
  duffel,
  'tunnel-tent': tunnelTent, 'dome-tent': domeTent, 'sleeping-bag': sleepingBag, mat, 'foam-mat': foamMat,
  stove, 'cook-set': cookSet, gas, knife, bottle, flask, 'food-pouch': foodPouch, headlamp, watch,
  rope, harness, carabiner,
  'climbing-helmet': helmet({ vents: 'round', visor: false, ears: false, tail: false }),
  'ski-helmet': helmet({ vents: 'slots', visor: true, ears: true, tail: false }),
  'bike-helmet': helmet({ vents: 'long', visor: false, ears: false, tail: true }),
  'alpine-ski': alpineSki, 'nordic-ski': nordicSki, binding, 'ski-boot': skiBoot, goggles,
  'ski-pole': poles({ basket: 'snow', grip: 'rubber', locks: 0 }),
  'trekking-pole': poles({ basket: 'trek', grip: 'cork', locks: 2 }),
  'nordic-boot': nordicBoot, 'nordic-binding': nordicBinding, snowshoe, shovel, pulk, wax,
  'climbing-shoe': climbingShoe, 'chalk-bag': chalkBag, quickdraw, 'ice-axe': iceAxe, crampon, 'belay-device': belayDevice,
  hardtail, 'bike-bag': bikeBag, 'bike-light': bikeLight, canoe, sup, 'dry-bag': dryBag, drysuit,
  gps, compass, 'power-bank': powerBank, tracker,
  'gravel-bike': gravelBike, kayak, paddle, 'life-jacket': lifeJacket, 'gift-card': giftCard,
  overall, shirt, cap, 'neck-gaiter': neckGaiter, 'leg-gaiter': legGaiter, hoodie, sandal, 'running-vest': runningVest,
  'camp-chair': campChair, hammock, tarp, lantern, axe, mug, pan, 'water-filter': waterFilter, cooler, 'first-aid': firstAid, 'energy-bar': energyBar, coffee,
  'saddle-bag': saddleBag, 'frame-bag': frameBag, 'handlebar-bag': handlebarBag, 'kids-bike': kidsBike, 'rear-light': rearLight,
  'remote-stove': remoteStove, 'fuel-stove': fuelStove, 'system-stove': systemStove, 'two-burner': twoBurner, 'spirit-stove': spiritStove, 'twig-stove': twigStove, kettle,
  kuksa, 'soft-cooler': softCooler, stool,
  'gravity-filter': gravityFilter, 'pump-filter': pumpFilter, 'soft-flask': softFlask, 'folding-knife': foldingKnife, 'sit-pad': sitPad, 'camp-bootie': campBootie, 'map-case': mapCase,
  'figure-eight': figureEight, sling, 'ice-spikes': iceSpikes,
  'pin-binding': pinBinding,
  'canoe-paddle': canoePaddle, 'sup-paddle': supPaddle, 'inflatable-belt': inflatableBelt, 'long-john': longJohn,
  quilt, liner, 'wooden-snowshoe': woodenSnowshoe, transceiver,
  'fillet-knife': filletKnife, 'titanium-pot': titaniumPot, 'dry-pack': dryPack, 'inflatable-kayak': inflatableKayak, 'finding-tag': findingTag, 'boulder-bucket': boulderBucket, 'loose-chalk': looseChalk, 'child-harness': childHarness,
  'liquid-wax': liquidWax, 'grip-wax': gripWax, 'skin-care': skinCare, 'fat-bike': fatBike, 'child-pulk': childPulk,
}
