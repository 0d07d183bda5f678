import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { narrow, phone } from './shell.css'

const { color, space, font, z } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minBlockSize: 'inherit',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[6],
  paddingBlock: space[2],
  color: color.warning,
  backgroundColor: color.warningSoft,
  fontSize: font.size.s,
  '@container': { [phone]: { paddingInline: space[4] } },
})
globalStyle(`${strip} > svg`, { flex: 'none', inlineSize: 18, blockSize: 18 })

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[5]} ${space[6]} ${space[8]}`,
  outline: 'none',
  '@container': {
    [phone]: {
      gap: space[3],
      padding: `${space[4]} ${space[4]} calc(${space[6]} + env(safe-area-inset-bottom, 0px))`,
    },
  },
})
export const title = style({
  fontSize: font.size.xxl,
  fontWeight: 700,
  lineHeight: 1.5,
  outline: 'none',
  scrollMarginBlockStart: space[4],
  '@container': { [phone]: { fontSize: font.size.xl } },
})
export const content = style({ flex: 1, display: 'grid', alignContent: 'start', minInlineSize: 0 })

export const skip = style([
  focusRing,
  {
    position: 'absolute',
    insetInlineStart: space[3],
    insetBlockStart: space[2],
    zIndex: z.overlay,
    selectors: {
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      },
    },
  },
])
