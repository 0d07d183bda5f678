import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { Avatar } from '../../ui/avatar'
import { PictureFile } from '../../ui/picture-file'
import { readPicture } from '../../ui/read-picture'
import { samplePeople } from '../samples'
import { State, States } from '../state'

export function PictureFileSpecimen() {
  const { t } = useLingui()
  const [picture, setPicture] = useState<string>()
  const codes: Record<string, string> = {
    picture: t`This is not a picture`,
    'too-large': t`This picture is too large`,
  }
  return (
    <States>
      <State name={t`A square one`}>
        <Avatar name={samplePeople[0]} src={picture} size="l" />
        <PictureFile
          accept="image/*"
          read={readPicture}
          isThere={picture !== undefined}
          labels={{
            choose: picture ? t`Change the picture` : t`Choose a picture`,
            remove: t`Remove the picture`,
            hint: t`It is cut to a square and made small.`,
          }}
          said={undefined}
          errorText={(said) => said.map((code) => lookUp(codes, code) ?? code).join(' · ')}
          onChange={setPicture}
        />
      </State>
    </States>
  )
}
