import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { narrow } from '../chat.css'

const { color, space, font } = vars

/** px that the list leaves above the messages while earlier ones aren't loaded */
export const earlierHeight = 40

export const root = style({ position: 'relative', flex: 1, minBlockSize: 0 })
export const scroller = style([
  focusRing,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    outlineOffset: -2,
    paddingBlock: space[3],
    backgroundColor: color.surface,
  },
])
/** a short chat sits at the bottom, above the field */
export const list = style({ position: 'relative', flex: 'none', marginBlockStart: 'auto' })
/** on the room that the list leaves for it */
export const earlier = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInline: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  blockSize: earlierHeight,
  paddingInline: space[3],
})
export const earlierFailed = style({ color: color.danger, fontSize: font.size.s, lineHeight: 1.25 })
/** positioned by a transform, which needs no layout */
export const item = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  contain: 'layout style paint',
  paddingInline: space[4],
  '@container': { [narrow]: { paddingInline: space[3] } },
})
export const toEnd = style({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
})
