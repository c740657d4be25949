/** Whether `npm run test:mutations` runs the tests: code that it changes counts its own steps, so its time says nothing. */
export const isMutated = process.env.STRYKER_MUTATOR_WORKER !== undefined
