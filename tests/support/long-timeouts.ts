/** Long timeouts: on a busy machine the first use of a part waits until its code is loaded. */
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 15_000 })
