import { cleanup, screen, within } from '@testing-library/react'
  })
})
