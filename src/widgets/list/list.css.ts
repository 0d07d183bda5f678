import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font } = vars

/** of the surrounding list: rows are cards */
const narrow = '(max-width: 639.98px)'

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const search = style({
  flex: '1 1 180px',
  maxInlineSize: 360,
  '@container': { [narrow]: { maxInlineSize: 'none', flexBasis: '100%' } },
})
export const count = style([tabular, { color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  position: 'relative',
})

/** of a button, hidden where there is room only for its icon */
export const word = style({
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const onOneLine = style({ whiteSpace: 'nowrap' })

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], outline: 'none' })
/** takes no space but can keep the focus */
export const none = style({ position: 'absolute', outline: 'none' })

export const foot = style({ paddingBlock: vars.space[3] })
