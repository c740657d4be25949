/** Reviews of everything that is not worn, run in or carried on the back, collected from the files beside this one. */
import type { REVIEW_TEXTS } from '../review-texts'

import { GEAR_ALPINE } from './gear-alpine'
import { GEAR_CAMP_ACCOUNTS } from './gear-camp-accounts'
import { GEAR_CLIMBING } from './gear-climbing'
import { GEAR_CYCLING } from './gear-cycling'
import { GEAR_ELECTRONICS } from './gear-electronics'
import { GEAR_FOOD } from './gear-food'
import { GEAR_KITCHEN } from './gear-kitchen'
import { GEAR_NORDIC } from './gear-nordic'
import { GEAR_PADDLING } from './gear-paddling'
import { GEAR_SHELTERS } from './gear-shelters'
import { GEAR_SLEEP } from './gear-sleep'
import { GEAR_SPORT_ACCOUNTS } from './gear-sport-accounts'

export const GEAR_REVIEWS: typeof REVIEW_TEXTS = [
  ...GEAR_SHELTERS, ...GEAR_SLEEP, ...GEAR_KITCHEN, ...GEAR_FOOD, ...GEAR_CAMP_ACCOUNTS,
  ...GEAR_ALPINE, ...GEAR_NORDIC, ...GEAR_CYCLING, ...GEAR_CLIMBING, ...GEAR_PADDLING, ...GEAR_ELECTRONICS, ...GEAR_SPORT_ACCOUNTS,
]
