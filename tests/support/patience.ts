/** What is waited for may take long on a machine that is busy with other things: code is loaded when it is first needed. */
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 15_000 })
