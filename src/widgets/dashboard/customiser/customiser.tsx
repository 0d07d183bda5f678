import { messages } from 'langraan:messages/dashboard.customiser'
import { useLingui } from '@lingui/react/macro'
import Reset from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import {
  type Arrangement,
  contentWidths,
  directions,
  footerKinds,
  menuKinds,
  navbarColours,
  navbarKinds,
  skins,
  transitions,
} from '../../../core/dashboard/dashboard.record'
import { lookUp } from '../../../core/kernel/look-up'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { RadioGroup } from '../../ui/radio-group'
import { Loading, Skeleton } from '../../ui/skeleton'
import type { Layout } from '../use-dashboard'
import * as css from './customiser.css'
import { useLayoutMessages } from './use-layout-messages'

const Swatch = ({ colour, children }: { colour: Arrangement['navbarColour']; children: ReactNode }) => (
  <span className={css.swatch}>
    <span className={css.spot} data-colour={colour} />
    {children}
  </span>
)

export type CustomiserProps = {
  layout: Layout
  /** the URL shows a sample layout */
  isSample: boolean
}

const Place = () => (
  <Loading className={css.groups}>
    <Skeleton shape="block" height={120} count={4} />
  </Loading>
)

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

const optionsOf = <V extends string>(values: readonly V[], names: Readonly<Record<V, ReactNode>>) =>
  values.map((value) => ({ value, label: lookUp(names, value) }))

function CustomiserView({ layout, isSample }: CustomiserProps) {
  const { t } = useLingui()
  const messages = useLayoutMessages()
  const { frame, skin, arrange, chooseSkin, reset } = layout
  const hasMenu = !frame.menuHidden
  return (
    <div className={css.groups}>
      {isSample && <p className={css.note}>{t`This address has its own layout. Changes to it aren't saved.`}</p>}
      <Group title={t`Appearance`}>
        <RadioGroup
          look="segmented"
          label={t`Theme`}
          columns={3}
          value={skin}
          options={optionsOf(skins, messages.skins)}
          onChange={chooseSkin}
        />
        <RadioGroup
          look="segmented"
          label={t`Content width`}
          columns={2}
          value={frame.content}
          options={optionsOf(contentWidths, messages.widths)}
          onChange={(content) => arrange({ content })}
        />
        <RadioGroup
          look="segmented"
          label={t`Direction`}
          columns={2}
          value={frame.direction ?? 'ltr'}
          options={optionsOf(directions, messages.directions)}
          onChange={(direction) => arrange({ direction })}
        />
        <RadioGroup
          look="segmented"
          label={t`Screen transition`}
          columns={2}
          hint={t`No animation if your device is set to reduce motion.`}
          value={frame.transition}
          options={optionsOf(transitions, messages.transitions)}
          onChange={(transition) => arrange({ transition })}
        />
      </Group>
      <Group title={t({ message: 'Menu', context: 'layout' })}>
        {hasMenu && (
          <RadioGroup
            look="segmented"
            label={t`Position`}
            columns={2}
            value={frame.menu}
            options={optionsOf(menuKinds, messages.menus)}
            onChange={(menu) => arrange({ menu })}
          />
        )}
        {hasMenu && frame.menu === 'vertical' && (
          <Checkbox
            checked={frame.collapsed}
            hint={t`Opens while the pointer or keyboard focus is inside.`}
            onChange={(collapsed) => arrange({ collapsed })}
          >
            {t`Collapsed to icons`}
          </Checkbox>
        )}
        <Checkbox
          checked={frame.menuHidden}
          hint={t`Opens with a button.`}
          onChange={(menuHidden) => arrange({ menuHidden })}
        >
          {t`Hidden`}
        </Checkbox>
      </Group>
      <Group title={t`Top bar`}>
        <RadioGroup
          look="segmented"
          label={t`Behaviour`}
          columns={2}
          hint={frame.navbar === 'hidden' && t`Use the button in the corner to come back here.`}
          value={frame.navbar}
          options={optionsOf(navbarKinds, messages.navbars)}
          onChange={(navbar) => arrange({ navbar })}
        />
        {frame.navbar !== 'hidden' && (
          <RadioGroup
            look="segmented"
            label={t`Colour`}
            columns={3}
            value={frame.navbarColour}
            options={navbarColours.map((value) => ({
              value,
              label: <Swatch colour={value}>{messages.colours[value]}</Swatch>,
            }))}
            onChange={(navbarColour) => arrange({ navbarColour })}
          />
        )}
      </Group>
      <Group title={t`Footer`}>
        <RadioGroup
          look="segmented"
          label={t`Behaviour`}
          columns={3}
          value={frame.footer}
          options={optionsOf(footerKinds, messages.footers)}
          onChange={(footer) => arrange({ footer })}
        />
      </Group>
      <Button icon={<Reset />} onClick={reset}>
        {t`Reset to default`}
      </Button>
    </div>
  )
}

export const Customiser = defineWidget<CustomiserProps>({
  goesOn: true,
  apps: {},
  messages: [messages],
  Skeleton: Place,
  View: CustomiserView,
})
