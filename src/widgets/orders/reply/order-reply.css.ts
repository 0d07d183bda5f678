import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

const narrow = '(max-width: 519px)'

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })

/** the QR code is beside the text if there is room */
export const reply = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], minInlineSize: 0 })
export const main = style({
  display: 'grid',
  gap: space[4],
  flex: '1 1 320px',
  minInlineSize: 0,
  alignContent: 'start',
})
export const text = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
/** on a phone, text and code fit on the screen together */
export const message = style({ '@container': { [narrow]: { maxBlockSize: '9em' } } })
export const language = style({ flex: '0 1 140px', minInlineSize: 0 })
export const codeActions = style([actions, { alignContent: 'start' }])
export const code = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  alignContent: 'start',
  inlineSize: 240,
  '@container': {
    [narrow]: { inlineSize: '100%', gridTemplateColumns: '144px minmax(0, 1fr)', justifyItems: 'stretch' },
  },
})
export const hint = style({ flexBasis: '100%', color: color.textMuted, fontSize: font.size.s })
