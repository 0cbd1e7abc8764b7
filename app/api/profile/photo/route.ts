import { putPhoto, removePhoto } from '@/lib/community/profiles/photo';
import { ownPhoto } from '@/lib/community/profiles/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { imageTypes, maxImageBytes } from '@/lib/platform/images/limits';

/** The request body is the picture itself, not a form. */
export const PUT = endpoint(
  {
    summary:
      'Makes a picture (JPEG, PNG or WebP, up to 5 MB, 5,000 pixels a side and 16 megapixels) the photograph of the caller, who has a profile: drawn anew, the square in its middle. The one before is erased.',
    errorCodes: ['not_found', 'email_unverified'],
    access: 'member',
    file: { types: imageTypes, maxBytes: maxImageBytes },
    response: ownPhoto,
  },
  ({ viewer, file }) => putPhoto(viewer, file),
);

export const DELETE = endpoint(
  { summary: 'Erases the photograph of the caller.', access: 'member', response: ownPhoto },
  ({ viewer }) => removePhoto(viewer),
);
