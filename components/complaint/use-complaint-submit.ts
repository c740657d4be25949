'use client'

import { useState } from 'react'

import { useMarket } from '@/lib/intl/market-context'
import { flagComplaint } from '@/stores/complaint'
import { usePictures } from '@/stores/complaint-pictures'
import { type Outcome, sendComplaint } from '@/stores/send-complaint'

import { complaintRules, fieldId, useComplaintSetup } from './setup'

/** Why the form as a whole could not be sent. */
export type Failure = Extract<Outcome['kind'], 'failed' | 'refused' | 'too_many'>

/** Checks and sends the form. `attempts` counts how often fields were invalid, `share` is the uploaded part, from 0 to 1. */
export function useComplaintSubmit(onDone: (number: string) => void) {
  const setup = useComplaintSetup()
  const { country, currency, language } = useMarket()
  const isPreparing = usePictures(({ preparing }) => preparing > 0)
  const [isBusy, setIsBusy] = useState(false)
  const [share, setShare] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempts, setAttempts] = useState(0)

  const showProblems = () => setAttempts((count) => count + 1)
  const submit = async () => {
    if (isBusy || isPreparing) return
    const rules = complaintRules(setup)
    setFailure(null)
    if (Object.keys(flagComplaint(rules)).length > 0) return showProblems()
    setIsBusy(true)
    setShare(0)
    const outcome = await sendComplaint({ rules, country, currency, language, onProgress: setShare })
    setIsBusy(false)
    if (outcome.kind === 'done') return onDone(outcome.number)
    if (outcome.kind === 'fields') {
      flagComplaint(rules, outcome.problems)
      return showProblems()
    }
    if (outcome.kind === 'pictures') return document.getElementById(fieldId('pictures'))?.focus()
    setFailure(outcome.kind)
  }
  return { attempts, failure, isBusy, share, submit }
}
