import { msg } from '@lingui/core/macro'

/** What a page says whose scripts have not run yet. */
export const frameMessages = { menu: msg`Main menu`, loading: msg`Loading…` }
