package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.DropDownActions.onDropDown;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Selects one or several options in lists. */
public class DropDownTest extends WebTest {
    @BeforeMethod
    public void openForm() {
        BreakfastPage.open();
    }

    // region select-by-text
    @Test
    public void choosesByTheTextThatIsSeen() {
        // region select-by-text-call
        onDropDown(BreakfastPage.NUMBER).selectByText("Two");
        // endregion

        onDropDown(BreakfastPage.NUMBER).verifySelectedItem()
            .isEqualTo("Two");
    }
    // endregion

    // region select-by-value
    @Test
    public void choosesByTheValueInTheMarkup() {
        // region select-by-value-call
        onDropDown(BreakfastPage.NUMBER).selectByValue("four");
        // endregion

        // region verify-selected-item
        onDropDown(BreakfastPage.NUMBER).verifySelectedItem()
            .isEqualTo("Four");
        // endregion
    }
    // endregion

    // region select-by-index
    @Test
    public void addsTheSecondFood() {
        // region select-by-index-call
        onDropDown(BreakfastPage.FOODS).selectByIndex(1);
        // endregion

        // region verify-selected-items
        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Eggs", "Ham", "Sausages");
        // endregion
    }
    // endregion

    // region selected-item
    @Test
    public void readsTheFirstChoice() {
        // region selected-item-call
        var food = onDropDown(BreakfastPage.FOODS).selectedItem();
        // endregion

        assertThat(food).isEqualTo("Eggs");
    }
    // endregion

    // region selected-items
    @Test
    public void readsAllChoices() {
        // region selected-items-call
        var foods = onDropDown(BreakfastPage.FOODS).selectedItems();
        // endregion

        assertThat(foods).containsExactly("Eggs", "Sausages");
    }
    // endregion

    // region deselect-all
    @Test
    public void startsWithAnEmptyPlate() {
        // region deselect-all-call
        onDropDown(BreakfastPage.FOODS).deselectAll();
        // endregion

        onDropDown(BreakfastPage.FOODS).selectByText("Ham");
        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Ham");
    }
    // endregion

    // region deselect-by-text
    @Test
    public void removesEggs() {
        // region deselect-by-text-call
        onDropDown(BreakfastPage.FOODS).deselectByText("Eggs");
        // endregion

        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Sausages");
    }
    // endregion

    // region deselect-by-value
    @Test
    public void removesSausages() {
        // region deselect-by-value-call
        onDropDown(BreakfastPage.FOODS).deselectByValue("sausages");
        // endregion

        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Eggs");
    }
    // endregion

    // region deselect-by-index
    @Test
    public void removesFirstFood() {
        // region deselect-by-index-call
        onDropDown(BreakfastPage.FOODS).deselectByIndex(0);
        // endregion

        onDropDown(BreakfastPage.FOODS).verifySelectedItems()
            .containsExactly("Sausages");
    }
    // endregion
}
