import { useLingui } from '@lingui/react/macro'
import { Avatar } from '../../ui/avatar'
import { Picture } from '../../ui/picture'
import { samplePeople } from '../samples'
import { State, States } from '../state'

export function Avatars() {
  const { t } = useLingui()
  return (
    <States>
      <State name={t`Initials`}>
        {samplePeople.map((name) => (
          <Avatar key={name} name={name} named />
        ))}
      </State>
      <State name={t`Sizes`}>
        <Avatar name={samplePeople[0]} size="s" named />
        <Avatar name={samplePeople[0]} size="m" named />
        <Avatar name={samplePeople[0]} size="l" named />
      </State>
      <State name={t`No name`}>
        <Avatar name="" />
      </State>
      <State name={t`Missing picture`}>
        <Picture />
      </State>
    </States>
  )
}
