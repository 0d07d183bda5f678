import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { narrow, roomy } from './orders.css'

const { space } = vars

export const tabs = style({ minInlineSize: 0, paddingInline: space[3], paddingBlockStart: space[1] })
/** where there is room for the sign alone */
export const word = style({
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

/** filters stand in the bar where there is room, else behind a button */
export const filters = style({
  display: 'none',
  gap: `${space[3]} ${space[2]}`,
  paddingBlockStart: space[3],
  '@container': { [roomy]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(126px, 1fr))' } },
})
export const opener = style({ '@container': { [roomy]: { display: 'none' } } })
export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space[3],
})

export const chips = style({ paddingBlockStart: space[3] })
