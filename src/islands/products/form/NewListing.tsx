// Screen that creates a product.
import { type Spoken, Strings, useT } from '../../../i18n/react.tsx';
import { LaterListingForm } from './LaterListingForm.tsx';
import { ListingScreen } from './ListingScreen.tsx';

function Screen() {
  const t = useT();
  return (
    <ListingScreen title={t('listing:create.title')} lead={t('listing:create.lead')} isNew>
      {(user, isSignedOut) => (
        <LaterListingForm user={user} isSignedOut={isSignedOut} product={null} />
      )}
    </ListingScreen>
  );
}

/** `strings` needs common, forms, listing, suppliers and taxonomy. */
export default function NewListing(props: Spoken) {
  return (
    <Strings {...props}>
      <Screen />
    </Strings>
  );
}
