import { endpoint } from '@/lib/people/door/endpoint';
import { imageTypes, maxImageBytes } from '@/lib/platform/images/limits';
import { uploadedImage } from '@/lib/publishing/images/schema';
import { uploadImage } from '@/lib/publishing/images/service';

/** The request body is the picture itself, not a form. */
export const POST = endpoint(
  {
    summary:
      'For those who write: takes a picture (JPEG, PNG or WebP, up to 5 MB, 5,000 pixels a side and 16 megapixels), draws it anew and answers its id and size. It is served at /api/images/{id}.webp.',
    errorCodes: ['not_found', 'email_unverified'],
    access: 'member',
    file: { types: imageTypes, maxBytes: maxImageBytes },
    response: uploadedImage,
    status: 201,
  },
  ({ viewer, file }) => uploadImage(viewer, file),
);
