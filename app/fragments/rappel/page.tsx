import { Island } from '@/components/islands/island'
import { PopupDialog } from '@/components/popup/popup-dialog'
import PopupForm from '@/components/popup/popup-form'
import { StyledComponentsRegistry } from '@/components/forms/styled-components-registry'
import { buildMetadata } from '@/components/seo/build-metadata'
import { forms, featuredAdvisor } from '@/content/words'
import { site } from '@/content/site'
import { findClosure } from '../../_closures/find-closure'
import { describeLoadError } from '../../_components/load-error'

export const generateMetadata = () =>
  buildMetadata({ title: forms.popup.title, description: forms.popup.text })

/** The callback popup. scripts/export/export-steps.ts reduces this page to it. */
export default function PopupFragment() {
  const closure = findClosure()?.text
  return (
    <StyledComponentsRegistry>
      <PopupDialog
        words={forms.popup}
        phone={site.phone}
        portrait={featuredAdvisor.image}
        closure={closure}
      >
        <Island
          name="popup-form"
          component={PopupForm}
          props={{ words: forms, agencyContact: { phone: site.phone, email: site.email }, closure }}
          loadError={describeLoadError(forms.loadError)}
        />
      </PopupDialog>
    </StyledComponentsRegistry>
  )
}
