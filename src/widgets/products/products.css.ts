import { createContainer, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('products')
const narrow = `${container} (max-width: 639.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  ...raised,
})
export const bar = style({ padding: space[3] })
export const rows = style({ padding: space[3], display: 'grid', gap: space[4] })
export const surface = style({ '@container': { [narrow]: { paddingInline: space[3] } } })
export const pages = style({ paddingInline: space[3] })

export const product = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const stack = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 })
export const stackEnd = style({ display: 'grid', justifyItems: 'end', minInlineSize: 0 })
export const name = style([
  controlReset,
  focusRing,
  {
    color: color.accent,
    fontWeight: 600,
    lineHeight: font.line,
    minBlockSize: 24,
    borderRadius: radius.s,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const plainName = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style([
  tabular,
  { color: color.textMuted, fontSize: font.size.s, fontWeight: 400, overflowWrap: 'anywhere' },
])
export const amount = style([tabular, { whiteSpace: 'nowrap' }])
