import { CallbackDialog, CallbackNotes } from '@/components/islands/callback/callback-popup'
import { Island } from '@/components/islands/island'
import Callback from '@/components/islands/callback/callback'
import { StyleRegistry } from '@/components/theme/registry'
import { forms, presented, interfaceTexts } from '@/content/words'
import { site } from '@/content/site'

/** The callback popup: the export keeps of this page the dialog and its notes alone (scripts/after-export/steps.ts). */
export default function CallbackFragment() {
  return (
    <StyleRegistry>
      <CallbackDialog words={forms.popup} phone={site.phone} portrait={presented.image}>
        <Island
          name="callback"
          of={Callback}
          props={{ words: forms, identity: { phone: site.phone, email: site.email } }}
          lost={{ text: forms.lost, call: interfaceTexts.callVerb, phone: site.phone }}
        />
      </CallbackDialog>
      <CallbackNotes words={forms.popup} />
    </StyleRegistry>
  )
}
