import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { Avatar } from '../../ui/avatar'
import { PictureFile, readPicture } from '../../ui/picture-file'
import { samplePeople } from '../samples'
import { State, States } from '../state'

export function PictureFileSpecimen() {
  const { t } = useLingui()
  const [picture, setPicture] = useState<string>()
  const codes: Record<string, string> = {
    picture: t`This file isn't a picture`,
    'too-large': t`This picture is too large`,
  }
  return (
    <States>
      <State name={t`Square`}>
        <Avatar name={samplePeople[0]} src={picture} size="l" />
        <PictureFile
          accept="image/*"
          read={readPicture}
          isThere={picture !== undefined}
          labels={{
            choose: picture ? t`Change picture` : t`Choose a picture`,
            remove: t`Remove picture`,
            hint: t`We crop it to a square and resize it.`,
          }}
          said={undefined}
          errorText={(said) => said.map((code) => lookUp(codes, code) ?? code).join(' · ')}
          onChange={setPicture}
        />
      </State>
    </States>
  )
}
