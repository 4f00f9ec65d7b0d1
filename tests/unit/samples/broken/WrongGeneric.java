package broken;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import com.example.boyka.web.CatalogPage;
import java.util.List;

public class WrongGeneric {
    void readsThePrices() {
        List<Integer> prices = onElement(CatalogPage.FIRST_PRICE).itemList(); // fault: List<String> cannot be converted to List<Integer>
    }
}
