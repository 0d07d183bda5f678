import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { narrow, roomy } from './orders.css'

const { color, space, font, radius } = vars

export const tabs = style({ minInlineSize: 0, paddingInline: space[3], paddingBlockStart: space[1] })
export const tabCount = style([
  tabular,
  {
    minInlineSize: '1.9em',
    paddingInline: '0.5em',
    borderRadius: radius.full,
    backgroundColor: color.surfaceSunken,
    color: color.textMuted,
    fontSize: font.size.xs,
    fontWeight: 600,
    lineHeight: 1.8,
    textAlign: 'center',
  },
])

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const search = style({
  flex: '1 1 180px',
  maxInlineSize: 420,
  '@container': { [narrow]: { maxInlineSize: 'none', flexBasis: '100%' } },
})
/** where there is room for the sign alone */
export const word = style({
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const count = style([tabular, word, { color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }])
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  position: 'relative',
})

/** filters stand in the bar where there is room, else behind a button */
export const filters = style({
  display: 'none',
  gap: space[3],
  paddingBlockStart: space[3],
  '@container': { [roomy]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))' } },
})
export const opener = style({ '@container': { [roomy]: { display: 'none' } } })
export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space[3],
})
export const day = style({ minInlineSize: 0, inlineSize: '100%' })

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlockStart: space[3],
})
