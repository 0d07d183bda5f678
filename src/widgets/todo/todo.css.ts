import { style } from '@vanilla-extract/css'
import { narrow } from '../list/panes.css'
import { raised } from '../theme/raised'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const dot = style({
  inlineSize: 10,
  blockSize: 10,
  borderRadius: radius.full,
  backgroundColor: color.accent,
  selectors: {
    '&[data-tag=low]': { backgroundColor: color.success },
    '&[data-tag=medium]': { backgroundColor: color.warning },
    '&[data-tag=high]': { backgroundColor: color.danger },
    '&[data-tag=update]': { backgroundColor: color.info },
  },
})

export const first = style({
  minBlockSize: 560,
  ...raised,
})
export const waiting = style({ padding: space[3], display: 'grid', gap: space[3] })

export const bar = style({ display: 'grid', gap: space[3], padding: space[3], paddingBlockEnd: space[2] })
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const search = style({
  flex: '1 1 120px',
  maxInlineSize: 420,
  '@container': { [narrow]: { maxInlineSize: 'none' } },
})
export const sort = style({ marginInlineStart: 'auto' })
export const word = style({
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
/** the sidebar has its own add button while it is shown */
export const add = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } })
export const title = style({ display: 'flex', alignItems: 'baseline', gap: space[2], paddingInline: space[1] })
export const name = style({ fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere' })
export const count = style([tabular, { color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }])

export const pages = style({ paddingInline: space[3] })
export const list = style({
  borderBlockStart: `1px solid ${color.border}`,
  transition: 'opacity 120ms',
  selectors: { '&[data-stale]': { opacity: 0.6 } },
})

export const dropHint = style({ padding: space[3], paddingBlockEnd: 0, color: color.textMuted, fontSize: font.size.s })
